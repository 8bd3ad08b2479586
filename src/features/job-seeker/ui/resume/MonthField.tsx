import type { ReactNode } from 'react';
import { Select } from '#shared/ui/form/Select.tsx';
import styles from './Resume.module.css';
import type { ChosenMonth } from './resume-form-values.ts';
import type { ResumeWords, WorkChoices } from './resume-words.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: ChosenMonth;
  readonly choices: WorkChoices;
  readonly words: ResumeWords;
  readonly error: string | undefined;
  readonly onChange: (value: ChosenMonth) => void;
}

/** Month and year. The day was never asked, so a new choice means the first of the month. */
export function MonthField({
  label,
  name,
  value,
  choices,
  words,
  error,
  onChange,
}: Props): ReactNode {
  const say = words.resume.work;
  const shared = { placeholder: say.choose, required: true, words: words.field } as const;
  return (
    <fieldset className={styles['month']}>
      <legend>{label}</legend>
      <div className={styles['two']}>
        <Select
          {...shared}
          name={name}
          label={say.month}
          options={choices.months}
          value={value.month}
          error={error}
          onChange={({ target }) => onChange({ ...value, month: target.value, day: '01' })}
        />
        <Select
          {...shared}
          name={`${name}.year`}
          label={say.year}
          options={choices.years}
          value={value.year}
          onChange={({ target }) => onChange({ ...value, year: target.value, day: '01' })}
        />
      </div>
    </fieldset>
  );
}
