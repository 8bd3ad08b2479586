import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { LAST_STEP } from '../core/register-steps.ts';
import styles from './RegisterForm.module.css';

interface Props {
  readonly step: number;
  readonly messages: Catalogue['employer']['register'];
}

export function StepBar({ step, messages }: Props): ReactNode {
  return (
    <ol className={styles['bar']}>
      {[messages.company, messages.location, messages.contact].map((name, index) => (
        <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

interface FootProps extends Props {
  readonly busy: boolean;
  readonly submittingLabel: string;
}

/** Without script both buttons submit the form; Next comes first, because Enter activates it. */
export function StepFoot({ step, messages, busy, submittingLabel }: FootProps): ReactNode {
  const left = LAST_STEP - step;
  return (
    <div className={styles['foot']}>
      {left > 0 ? (
        <Button
          type="submit"
          size="large"
          name="step"
          value={step + 1}
          busy={busy}
          iconAfter="arrowRight"
        >
          {fill(messages.toStep, { step: step + 1 })}
        </Button>
      ) : (
        <Button type="submit" size="large" busy={busy}>
          {busy ? submittingLabel : messages.submit}
        </Button>
      )}
      {step > 1 && (
        <Button type="submit" variant="quiet" name="back" value={step - 1} icon="arrowLeft">
          {messages.back}
        </Button>
      )}
      {left > 0 && <p>{left === 1 ? messages.leftOne : messages.leftTwo}</p>}
    </div>
  );
}

interface StepProps {
  readonly name: string;
  readonly isVisible: boolean;
  readonly children: ReactNode;
}

/** Hidden steps stay in the form, so that input is preserved and sent at the end. */
export function Step({ name, isVisible, children }: StepProps): ReactNode {
  return (
    <fieldset className={styles['step']} hidden={!isVisible}>
      <legend className={formStyles['legend']} tabIndex={-1}>
        {name}
      </legend>
      {children}
    </fieldset>
  );
}
