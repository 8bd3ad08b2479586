import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { LAST_STEP } from '../core/register-steps.ts';
import styles from './RegisterForm.module.css';

interface Props {
  readonly step: number;
  readonly say: Catalogue['employer']['register'];
}

/** Which of the steps this is. */
export function StepBar({ step, say }: Props): ReactNode {
  return (
    <ol className={styles['bar']}>
      {[say.company, say.place, say.contact].map((name, index) => (
        <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

interface FootProps extends Props {
  readonly busy: boolean;
  readonly sending: string;
}

/** The ways on and back: each is sent, so that they need no script. The way on is the first, which Enter takes. */
export function StepFoot({ step, say, busy, sending }: FootProps): ReactNode {
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
          {fill(say.toStep, { step: step + 1 })}
        </Button>
      ) : (
        <Button type="submit" size="large" busy={busy}>
          {busy ? sending : say.submit}
        </Button>
      )}
      {step > 1 && (
        <Button type="submit" variant="quiet" name="back" value={step - 1} icon="arrowLeft">
          {say.back}
        </Button>
      )}
      {left > 0 && <p>{left === 1 ? say.leftOne : say.leftTwo}</p>}
    </div>
  );
}
