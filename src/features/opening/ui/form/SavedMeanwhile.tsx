import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { formatDate, formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { OpeningFormValues } from '../../core/opening-form-values.ts';
import type { FormChoices, FormField, OpeningFormMessages } from './opening-form-fields.ts';
import styles from './SavedMeanwhile.module.css';

interface Props {
  readonly locale: Locale;
  /** The other user's saved version, and the local input. */
  readonly theirs: OpeningFormValues;
  readonly mine: OpeningFormValues;
  readonly rows: readonly (readonly FormField[])[];
  readonly messages: OpeningFormMessages;
  readonly choices: FormChoices;
  readonly onAdopt: (names: readonly string[]) => void;
}

/** Line endings differ between script and native submits. */
const linesOf = (text = '') => text.replaceAll('\r\n', '\n');

/** The other user's version: fields that differ from the local input. */
export function SavedMeanwhile(props: Props): ReactNode {
  const { locale, theirs, mine, rows, messages, choices, onAdopt } = props;
  // Buttons are rendered once the script runs, because they need it.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const displayValue = ({ name, type, inputMode }: FormField) => {
    const value = theirs[name];
    if (!value) return messages.empty;
    const selected = choices[name]?.find((option) => String(option.value) === value);
    if (selected) return selected.label;
    if (type === 'date') return formatDate(locale, new Date(value));
    return inputMode === 'numeric' ? formatNumber(locale, Number(value)) : value;
  };
  const differing = rows.flat().filter(({ name }) => linesOf(theirs[name]) !== linesOf(mine[name]));
  if (differing.length === 0) return null;
  return (
    <div className="form-note tone-info">
      <p>{messages.savedMeanwhile}</p>
      <dl className={styles['fields']}>
        {differing.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{displayValue(field)}</dd>
            {isAlive && (
              <dd className={styles['take']}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={fill(messages.takeField, { field: field.label })}
                  onClick={() => onAdopt([field.name])}
                >
                  {messages.choose}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {isAlive && differing.length > 1 && (
        <Button
          className={styles['all']}
          variant="secondary"
          size="small"
          onClick={() => onAdopt(differing.map(({ name }) => name))}
        >
          {messages.takeAll}
        </Button>
      )}
    </div>
  );
}
