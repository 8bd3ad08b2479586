import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { FormOutcome } from './FormOutcome.tsx';

interface Props {
  /** Address the link was sent to; null if unknown, because the form was posted without script. */
  readonly email: string | null;
  readonly messages: {
    readonly sentTitle: string;
    readonly sentText: string;
    readonly sentAny: string;
    readonly useAnother: string;
  };
}

export function LinkSent({ email, messages }: Props): ReactNode {
  return (
    <FormOutcome
      title={messages.sentTitle}
      text={email === null ? messages.sentAny : fill(messages.sentText, { email })}
    >
      <Button variant="secondary" onClick={() => window.location.assign(window.location.pathname)}>
        {messages.useAnother}
      </Button>
    </FormOutcome>
  );
}
