import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { thaiTime } from '#shared/core/time/thai-time.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { SectionDraft } from './draft/use-section-draft.ts';
import styles from './Wizard.module.css';

/** The three ways to save, always in sight; what happened to the last one is said beside them. */
export function WizardActions({ draft }: { readonly draft: SectionDraft }): ReactNode {
  const { saving, notice, isHeld, savedAt } = draft;
  const { wizard } = draft.words;
  const ways = [
    { intent: 'back', variant: 'quiet', label: wizard.saveReturn },
    { intent: 'later', variant: 'secondary', label: wizard.saveLater },
    { intent: 'next', variant: 'primary', label: wizard.saveNext },
  ] as const;
  return (
    <div className={styles['actions']} data-bar>
      <div className={styles['actions-row']}>
        <div className={styles['state']}>
          <p role="status" data-tone={notice?.tone}>
            {saving ? wizard.saving : notice?.text}
            {!saving && notice?.link && (
              <>
                {' '}
                <a href={notice.link.href}>{notice.link.label}</a>
              </>
            )}
          </p>
          {!saving && (
            <p data-saved={isHeld ? 'no' : 'yes'}>
              {isHeld
                ? wizard.kept
                : savedAt && fill(wizard.savedAt, { time: thaiTime(new Date(savedAt)) })}
            </p>
          )}
        </div>
        <div className={styles['buttons']}>
          {ways.map(({ intent, variant, label }) => (
            <Button
              key={intent}
              steady
              variant={variant}
              busy={saving === intent}
              onClick={() => void draft.save(intent)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
