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
import type { ResumeMessages, WorkChoices } from './resume-messages.ts';

interface Props {
  readonly entry: FormEntry;
  readonly index: number;
  readonly locale: Locale;
  readonly messages: ResumeMessages;
  readonly choices: WorkChoices;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (entry: FormEntry) => void;
  readonly onRemove: () => void;
}

export function WorkEntryFields(props: Props): ReactNode {
  const { entry, index, locale, messages, choices, errorOf, onChange, onRemove } = props;
  const workMessages = messages.resume.work;
  const number = index + 1;
  const fieldProps = (name: string) => {
    const path = `workHistory.${index}.${name}`;
    return { name: path, error: errorOf(path) };
  };
  const set = (change: Partial<FormEntry>) => onChange({ ...entry, ...change });
  const { companyName } = entry;
  return (
    <fieldset className={styles['entry']}>
      <legend className={styles['entry-title']}>{fill(workMessages.entry, { number })}</legend>
      <div className={styles['remove']}>
        <Button variant="quiet" size="small" icon="trash" onClick={onRemove}>
          <span aria-hidden="true">{workMessages.remove}</span>
          <span className="visually-hidden">
            {fill(workMessages.removeEntry, { number, company: companyName })}
          </span>
        </Button>
      </div>
      <CompanyField
        {...fieldProps('companyName')}
        id={`company-${entry.key}`}
        locale={locale}
        messages={messages}
        value={entry}
        onChange={set}
      />
      <div className={formStyles['pair']}>
        <Field
          {...fieldProps('position')}
          label={workMessages.position}
          optional
          messages={messages.field}
          value={entry.position}
          autoComplete="off"
          onChange={({ target }) => set({ position: target.value })}
        />
        <Select
          {...fieldProps('idJobField')}
          label={workMessages.jobField}
          optional
          messages={messages.field}
          placeholder={workMessages.chooseField}
          options={choices.jobFields}
          value={entry.idJobField}
          onChange={({ target }) => set({ idJobField: target.value })}
        />
      </div>
      <div className={formStyles['pair']}>
        <MonthField
          {...fieldProps('startedOn')}
          label={workMessages.from}
          messages={messages}
          choices={choices}
          value={entry.started}
          onChange={(started) => set({ started })}
        />
        {!entry.isCurrent && (
          <MonthField
            {...fieldProps('endedOn')}
            label={workMessages.to}
            messages={messages}
            choices={choices}
            value={entry.ended}
            onChange={(ended) => set({ ended })}
          />
        )}
      </div>
      <Checkbox
        name={`workHistory.${index}.isCurrent`}
        label={workMessages.current}
        checked={entry.isCurrent}
        onChange={({ target }) => set({ isCurrent: target.checked })}
      />
    </fieldset>
  );
}
