import type { ReactNode } from 'react';
import type { OpeningFormValues } from '../core/opening-form-values.ts';
import type { FormChoices, FormSay } from './OpeningTerms.tsx';
import styles from './SavedMeanwhile.module.css';

interface Props {
  /** What somebody else saved, and what is typed here. */
  readonly theirs: OpeningFormValues;
  readonly mine: OpeningFormValues;
  readonly say: FormSay;
  readonly choices: FormChoices;
}

/** As a form that is posted without a script writes its lines, and one with it. */
const linesOf = (text = '') => text.replaceAll('\r\n', '\n');

/** The other side of an opening that two people changed: each field where it is not what is typed here. */
export function SavedMeanwhile({ theirs, mine, say, choices }: Props): ReactNode {
  const { names } = say;
  const fields: Readonly<
    Record<string, readonly [label: string, choices?: FormChoices[keyof FormChoices]]>
  > = {
    positionTh: [say.positionTh],
    positionEn: [say.positionEn],
    idJobField: [names.jobField, choices.jobFields],
    jobType: [names.jobType, choices.jobTypes],
    province: [names.province, choices.provinces],
    education: [names.education, choices.educations],
    salaryFrom: [say.salaryFrom],
    salaryTo: [say.salaryTo],
    salaryCurrency: [say.currency, choices.currencies],
    headcount: [names.headcount],
    opensOn: [say.opensOn],
    closesOn: [say.closesOn],
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
        {differing.map(([name, [label, options]]) => {
          const value = theirs[name] ?? '';
          const chosen = options?.find((option) => String(option.value) === value)?.label;
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{(chosen ?? value) || say.empty}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
