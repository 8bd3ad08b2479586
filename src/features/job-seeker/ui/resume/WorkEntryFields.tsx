import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';
import { CompanyField } from './CompanyField.tsx';
import { MonthField } from './MonthField.tsx';
import styles from './Resume.module.css';
import type { FormEntry } from './resume-form-values.ts';
import type { ResumeWords, WorkChoices } from './resume-words.ts';

interface Props {
  readonly entry: FormEntry;
  readonly index: number;
  readonly locale: Locale;
  readonly words: ResumeWords;
  readonly choices: WorkChoices;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (entry: FormEntry) => void;
  readonly onRemove: () => void;
}

export function WorkEntryFields(props: Props): ReactNode {
  const { entry, index, locale, words, choices, errorOf, onChange, onRemove } = props;
  const say = words.resume.work;
  const number = index + 1;
  const at = (name: string) => {
    const whole = `workHistory.${index}.${name}`;
    return { name: whole, error: errorOf(whole) };
  };
  const set = (change: Partial<FormEntry>) => onChange({ ...entry, ...change });
  const { companyName } = entry;
  return (
    <fieldset className={styles['entry']}>
      <legend className={styles['entry-title']}>{fill(say.entry, { number })}</legend>
      <div className={styles['remove']}>
        <Button variant="quiet" size="small" icon="trash" onClick={onRemove}>
          <span aria-hidden="true">{say.remove}</span>
          <span className="visually-hidden">
            {fill(say.removeEntry, { number, company: companyName })}
          </span>
        </Button>
      </div>
      <CompanyField
        {...at('companyName')}
        id={`company-${entry.key}`}
        locale={locale}
        words={words}
        value={entry}
        onChange={set}
      />
      <div className={formStyles['pair']}>
        <Field
          {...at('position')}
          label={say.position}
          optional
          words={words.field}
          value={entry.position}
          autoComplete="off"
          onChange={({ target }) => set({ position: target.value })}
        />
        <Select
          {...at('idJobField')}
          label={say.jobField}
          optional
          words={words.field}
          placeholder={say.chooseField}
          options={choices.jobFields}
          value={entry.idJobField}
          onChange={({ target }) => set({ idJobField: target.value })}
        />
      </div>
      <div className={formStyles['pair']}>
        <MonthField
          {...at('startedOn')}
          label={say.from}
          words={words}
          choices={choices}
          value={entry.started}
          onChange={(started) => set({ started })}
        />
        {!entry.isCurrent && (
          <MonthField
            {...at('endedOn')}
            label={say.to}
            words={words}
            choices={choices}
            value={entry.ended}
            onChange={(ended) => set({ ended })}
          />
        )}
      </div>
      <Checkbox
        name={`workHistory.${index}.isCurrent`}
        label={say.current}
        checked={entry.isCurrent}
        onChange={({ target }) => set({ isCurrent: target.checked })}
      />
    </fieldset>
  );
}
