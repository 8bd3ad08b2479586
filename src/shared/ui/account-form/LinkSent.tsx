import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { FormOutcome } from './FormOutcome.tsx';

interface Props {
  /** Null when the form was posted before its script was there. */
  readonly email: string | null;
  readonly words: {
    readonly sentTitle: string;
    readonly sentText: string;
    readonly sentAny: string;
    readonly again: string;
  };
}

/** A link is on its way. */
export function LinkSent({ email, words }: Props): ReactNode {
  return (
    <FormOutcome
      title={words.sentTitle}
      text={email === null ? words.sentAny : fill(words.sentText, { email })}
    >
      <Button variant="secondary" onClick={() => window.location.assign(window.location.pathname)}>
        {words.again}
      </Button>
    </FormOutcome>
  );
}
