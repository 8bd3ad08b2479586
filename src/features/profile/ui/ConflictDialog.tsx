import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import styles from './Wizard.module.css';
import type { WizardWords } from './wizard-words.ts';

export interface ShownConflict {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface Props {
  readonly conflicts: readonly ShownConflict[];
  readonly words: WizardWords;
  /** The fields in which the saved side won. */
  readonly onSettle: (theirs: readonly string[]) => void;
}

/** Both sides of each field that two people changed; the own side stands unless the other is chosen. */
export function ConflictDialog({ conflicts, words, onSettle }: Props): ReactNode {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { conflict } = words;
  const choose = (field: string, isTheirs: boolean) => {
    const chosen = new Set(theirs);
    if (isTheirs) chosen.add(field);
    else chosen.delete(field);
    setTheirs(chosen);
  };
  const settle = () => onSettle([...theirs]);
  return (
    <Dialog
      open={conflicts.length > 0}
      onClose={settle}
      title={conflict.title}
      words={{ close: words.close }}
      size="gallery"
      actions={<Button onClick={settle}>{conflict.apply}</Button>}
    >
      <p>{conflict.text}</p>
      {conflicts.map(({ field, label, ...sides }) => (
        <fieldset key={field} className={styles['conflict']}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side} className={styles['side']}>
              <Checkbox
                type="radio"
                name={`conflict-${field}`}
                checked={theirs.has(field) === (side === 'theirs')}
                onChange={() => choose(field, side === 'theirs')}
                label={conflict[side]}
              />
              <p className={styles['side-text']}>{sides[side] || conflict.empty}</p>
            </div>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
