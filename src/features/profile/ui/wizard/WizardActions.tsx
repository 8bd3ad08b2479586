import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { thaiTime } from '#shared/core/time/thai-time.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { SaveIntent } from './draft/section-form.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';
import styles from './Wizard.module.css';

interface Props {
  readonly draft: SectionDraft;
  readonly ways?: readonly SaveIntent[] | undefined;
  readonly primary?: PrimaryAction | undefined;
}

/** A page's own main action, in place of saving and going on. */
export interface PrimaryAction {
  readonly label: string;
  readonly onClick: () => void;
}

const WAYS = ['back', 'later', 'next'] as const;
const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet'] as const;

/** The save buttons, always in sight with the likely one last, and the state of the last save. */
export function WizardActions({ draft, ways = WAYS, primary }: Props): ReactNode {
  const { saving, notice, isHeld, savedAt } = draft;
  const { wizard } = draft.messages;
  const variants = primary ? BUTTON_VARIANTS.slice(1) : BUTTON_VARIANTS;
  const label = { back: wizard.saveReturn, later: wizard.saveLater, next: wizard.saveNext };
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
                ? wizard.draftStored
                : savedAt && fill(wizard.savedAt, { time: thaiTime(new Date(savedAt)) })}
            </p>
          )}
        </div>
        <div className={styles['buttons']}>
          {ways.map((intent, index) => (
            <Button
              key={intent}
              steady
              variant={variants[ways.length - 1 - index] ?? 'quiet'}
              busy={saving === intent}
              onClick={() => void draft.save(intent)}
            >
              {label[intent]}
            </Button>
          ))}
          {primary && <Button onClick={primary.onClick}>{primary.label}</Button>}
        </div>
      </div>
    </div>
  );
}
