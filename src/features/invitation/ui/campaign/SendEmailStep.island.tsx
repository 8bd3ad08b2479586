import type { ComponentProps, ReactNode } from 'react';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type Step from './SendEmailStep.tsx';

const loadStep = () => import('./SendEmailStep.tsx');

/** The step of the invitation e-mail, whose code is loaded only on its own page. */
export default function SendEmailStep(props: ComponentProps<typeof Step>): ReactNode {
  return (
    <Later load={loadStep} messages={props.messages.later}>
      {({ default: Loaded }) => <Loaded {...props} />}
    </Later>
  );
}
