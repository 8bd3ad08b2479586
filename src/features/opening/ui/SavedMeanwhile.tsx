import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { formatDate, formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { OpeningFormValues } from '../core/opening-form-values.ts';
import type { FormChoices, FormSay } from './OpeningTerms.tsx';
import styles from './SavedMeanwhile.module.css';

interface Props {
  readonly locale: Locale;
  /** What somebody else saved, and what is typed here. */
  readonly theirs: OpeningFormValues;
  readonly mine: OpeningFormValues;
  readonly say: FormSay;
  readonly choices: FormChoices;
  /** These fields shall say what the other side has. */
  readonly onTake: (names: readonly string[]) => void;
}

/** The lines of a text, whether a form was posted with a script or without. */
const linesOf = (text = '') => text.replaceAll('\r\n', '\n');

/** The other side of an opening that two people changed: each field where it is not what is typed here. */
export function SavedMeanwhile(props: Props): ReactNode {
  const { locale, theirs, mine, say, choices, onTake } = props;
  const { names } = say;
  // A page without its script has nobody to press these for.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const day = (value: string) => formatDate(locale, new Date(value));
  const amount = (value: string) => formatNumber(locale, Number(value));
  const oneOf = (options: FormChoices[keyof FormChoices]) => (value: string) =>
    options.find((option) => String(option.value) === value)?.label ?? value;
  const fields: Readonly<
    Record<string, readonly [label: string, shown?: (value: string) => string]>
  > = {
    positionTh: [say.positionTh],
    positionEn: [say.positionEn],
    idJobField: [names.jobField, oneOf(choices.jobFields)],
    jobType: [names.jobType, oneOf(choices.jobTypes)],
    province: [names.province, oneOf(choices.provinces)],
    education: [names.education, oneOf(choices.educations)],
    salaryFrom: [say.salaryFrom, amount],
    salaryTo: [say.salaryTo, amount],
    salaryCurrency: [say.currency, oneOf(choices.currencies)],
    headcount: [names.headcount],
    opensOn: [say.opensOn, day],
    closesOn: [say.closesOn, day],
    descriptionTh: [say.descriptionTh],
    descriptionEn: [say.descriptionEn],
  };
  const differing = Object.entries(fields).filter(
    ([name]) => linesOf(theirs[name]) !== linesOf(mine[name]),
  );
  if (differing.length === 0) return null;
  return (
    <div className="form-note tone-info">
      <p>{say.savedMeanwhile}</p>
      <dl className={styles['fields']}>
        {differing.map(([name, [label, shown]]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{theirs[name] ? (shown?.(theirs[name]) ?? theirs[name]) : say.empty}</dd>
            {isAlive && (
              <dd className={styles['take']}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={fill(say.takeField, { field: label })}
                  onClick={() => onTake([name])}
                >
                  {say.take}
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
          onClick={() => onTake(differing.map(([name]) => name))}
        >
          {say.takeAll}
        </Button>
      )}
    </div>
  );
}
