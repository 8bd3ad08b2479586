import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type ResumeContent, WORK_ENTRIES_MAX } from '#shared/core/resume.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './Resume.module.css';
import type { NameField } from './resume-form-values.ts';
import type { ResumeMessages, WorkChoices } from './resume-messages.ts';
import { SaveBar } from './SaveBar.tsx';
import { useResumeForm } from './use-resume-form.ts';
import { WorkEntryFields } from './WorkEntryFields.tsx';

interface Props {
  readonly idJsk: number;
  readonly locale: Locale;
  readonly messages: ResumeMessages;
  readonly saved: ResumeContent;
  readonly choices: WorkChoices;
  readonly signIn: string;
}

const FIELDS: readonly (readonly [NameField, string])[] = [
  ['firstNameThai', 'given-name'],
  ['lastNameThai', 'family-name'],
  ['firstName', 'off'],
  ['lastName', 'off'],
];

export default function ResumeForm(props: Props): ReactNode {
  const { messages, signIn } = props;
  const { save: saveMessages, fields } = messages.resume;
  const resume = useResumeForm(props);
  const { codes } = resume;
  const errorOf = (name: string) => {
    const code = codes[name];
    if (code === undefined) return undefined;
    return fields[code] ?? saveMessages.fixFields;
  };
  return (
    <form
      ref={resume.form}
      className={styles['form']}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void resume.save();
      }}
    >
      {resume.isRestored && resume.isChanged && (
        <div className={classes('form-note tone-info', styles['removed'])} role="status">
          <span>{saveMessages.restored}</span>
          <Button variant="secondary" size="small" onClick={resume.discard}>
            {saveMessages.discard}
          </Button>
        </div>
      )}
      <Names {...props} resume={resume} errorOf={errorOf} />
      <WorkHistory {...props} resume={resume} errorOf={errorOf} />
      <SaveBar {...resume} messages={saveMessages} signIn={signIn} />
    </form>
  );
}

interface GroupProps extends Props {
  readonly resume: ReturnType<typeof useResumeForm>;
  readonly errorOf: (name: string) => string | undefined;
}

function Names({ messages, resume, errorOf }: GroupProps): ReactNode {
  const { names } = messages.resume;
  const { values } = resume;
  return (
    <fieldset className={styles['group']}>
      <legend>{names.title}</legend>
      <p className={styles['hint']}>{names.hint}</p>
      <div className={formStyles['pair']}>
        {FIELDS.map(([name, autoComplete]) => (
          <Field
            key={name}
            name={name}
            label={names[name]}
            error={errorOf(name)}
            messages={messages.field}
            autoComplete={autoComplete}
            value={values[name]}
            onChange={({ target }) => resume.change({ ...values, [name]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function WorkHistory({ locale, messages, choices, resume, errorOf }: GroupProps): ReactNode {
  const { work: workMessages } = messages.resume;
  const { values, removed } = resume;
  const removedAt = (index: number) =>
    removed?.index === index && (
      <div className={classes('form-note tone-info', styles['removed'])} role="status">
        <span>
          {removed.entry.companyName
            ? fill(workMessages.removed, { company: removed.entry.companyName })
            : workMessages.removedBlank}
        </span>
        <Button variant="secondary" size="small" data-undo onClick={resume.undo}>
          {workMessages.undo}
        </Button>
      </div>
    );
  return (
    <fieldset className={styles['group']}>
      <legend>{workMessages.title}</legend>
      <p className={styles['hint']}>{workMessages.hint}</p>
      <div>
        <Button
          variant="secondary"
          icon="plus"
          disabled={values.work.length >= WORK_ENTRIES_MAX}
          onClick={resume.add}
        >
          {workMessages.add}
        </Button>
        {values.work.length >= WORK_ENTRIES_MAX && (
          <p className={styles['hint']}>{workMessages.full}</p>
        )}
      </div>
      {values.work.length === 0 && !removed && (
        <p className={styles['empty']}>{workMessages.empty}</p>
      )}
      {values.work.map((entry, index) => (
        <div key={entry.key} className={styles['slot']}>
          {removedAt(index)}
          <WorkEntryFields
            entry={entry}
            index={index}
            locale={locale}
            messages={messages}
            choices={choices}
            errorOf={errorOf}
            onChange={(next) =>
              resume.setWork(
                values.work.map((workEntry) => (workEntry === entry ? next : workEntry)),
              )
            }
            onRemove={() => resume.remove(index)}
          />
        </div>
      ))}
      {removedAt(values.work.length)}
    </fieldset>
  );
}
