import type { ReactNode } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import type { StepNotice } from './save-refusal.ts';
import styles from './Wizard.module.css';
import type { WizardWords } from './wizard-words.ts';

export type SaveIntent = 'next' | 'back' | 'later';

interface Props {
  readonly words: WizardWords;
  readonly saving: SaveIntent | null;
  readonly disabled: boolean;
  readonly notice: StepNotice | null;
  readonly onSave: (intent: SaveIntent) => void;
}

/** The three ways to save, always in sight; what happened to the last one is said beside them. */
export function WizardActions({ words, saving, disabled, notice, onSave }: Props): ReactNode {
  const { wizard } = words;
  return (
    <div className={styles['actions']}>
      <div className={styles['actions-row']}>
        <p className={styles['state']} role="status" data-tone={notice?.tone}>
          {saving ? wizard.saving : notice?.text}
          {!saving && notice?.link && (
            <>
              {' '}
              <a href={notice.link.href}>{notice.link.label}</a>
            </>
          )}
        </p>
        <div className={styles['buttons']}>
          <Button
            steady
            variant="quiet"
            disabled={disabled}
            busy={saving === 'back'}
            onClick={() => onSave('back')}
          >
            {wizard.saveReturn}
          </Button>
          <Button
            steady
            variant="secondary"
            disabled={disabled}
            busy={saving === 'later'}
            onClick={() => onSave('later')}
          >
            {wizard.saveLater}
          </Button>
          <Button
            steady
            disabled={disabled}
            busy={saving === 'next'}
            onClick={() => onSave('next')}
          >
            {wizard.saveNext}
          </Button>
        </div>
      </div>
    </div>
  );
}
