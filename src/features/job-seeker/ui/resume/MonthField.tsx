import type { ReactNode } from 'react';
import { Select } from '#shared/ui/form/Select.tsx';
import styles from './Resume.module.css';
import type { SelectedMonth } from './resume-form-values.ts';
import type { ResumeMessages, WorkChoices } from './resume-messages.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: SelectedMonth;
  readonly choices: WorkChoices;
  readonly messages: ResumeMessages;
  readonly error: string | undefined;
  readonly onChange: (value: SelectedMonth) => void;
}

/** Selects month and year only; a change sets the day to the first of the month. */
export function MonthField(props: Props): ReactNode {
  const { label, name, value, choices, messages, error, onChange } = props;
  const { choose, ...labels } = messages.resume.work;
  const shared = { placeholder: choose, required: true, messages: messages.field } as const;
  return (
    <fieldset className={styles['month']}>
      <legend>{label}</legend>
      <div className={styles['two']}>
        <Select
          {...shared}
          name={name}
          label={labels.month}
          options={choices.months}
          value={value.month}
          error={error}
          onChange={({ target }) => onChange({ ...value, month: target.value, day: '01' })}
        />
        <Select
          {...shared}
          name={`${name}.year`}
          label={labels.year}
          options={choices.years}
          value={value.year}
          onChange={({ target }) => onChange({ ...value, year: target.value, day: '01' })}
        />
      </div>
    </fieldset>
  );
}
