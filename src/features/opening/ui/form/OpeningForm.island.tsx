import { type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { ONCE_FIELD } from '#shared/core/body/once-field.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import type { FormMessages } from '#shared/ui/account-form/form-messages.ts';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { useFormDraft } from '#shared/ui/form/draft/use-form-draft.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import styles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { isTextFields, textFields } from '#shared/ui/form/text-fields.ts';
import type { OpeningFormValues } from '../../core/opening-form-values.ts';
import { type FormChoices, formRows, type OpeningFormMessages } from './opening-form-fields.ts';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';

type OpeningMessages = Catalogue['opening'];

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (field: unknown): field is TextField =>
  field instanceof HTMLElement && 'value' in field;

interface Props {
  readonly locale: Locale;
  readonly idEmp: number;
  /** Name of the stored draft: an opening's number, `new`, or `copy-` and a number. */
  readonly draft: string;
  readonly idJob: number | null;
  readonly initial: OpeningFormValues;
  readonly messages: FormMessages & {
    readonly opening: OpeningFormMessages;
    readonly errors: OpeningMessages['errors'] & { readonly unauthenticated: string };
  };
  readonly choices: FormChoices;
  /** URL of the list after saving; the outcome is appended as `done`. */
  readonly next: string;
  readonly rejected: RejectedForm | null;
  readonly idempotencyKey: string;
}

type Rejection = Pick<RejectedForm, 'code' | 'detail'>;

const actOf = (idJob: number | null) => (idJob === null ? 'add' : 'edit');

export default function OpeningForm(props: Props): ReactNode {
  const { locale, idJob, messages, choices } = props;
  const { opening: formMessages } = messages;
  const { form, formDraft, initial, editedFrom, theirs, compared, storeDraft, adopt, field } =
    useOpeningForm(props);
  const rows = formRows(formMessages, messages.field.choose);
  return (
    <AccountForm
      key={formDraft.formKey}
      form={form}
      action={actOf(idJob)}
      submit={idJob === null ? formMessages.add : formMessages.save}
      onChange={storeDraft}
    >
      {formDraft.restored && (
        <p className="form-note tone-info" role="status">
          {formMessages.restored}{' '}
          <Button variant="secondary" size="small" onClick={formDraft.startOver}>
            {formMessages.startOver}
          </Button>
        </p>
      )}
      <input type="hidden" name={ONCE_FIELD} value={props.idempotencyKey} />
      {idJob !== null && (
        <>
          <input type="hidden" name="idJob" value={idJob} />
          <input type="hidden" name="editedFrom" value={theirs?.['editedFrom'] ?? editedFrom} />
        </>
      )}
      {theirs && (
        <SavedMeanwhile
          locale={locale}
          theirs={theirs}
          rows={rows}
          messages={formMessages}
          choices={choices}
          mine={compared ?? initial}
          onAdopt={adopt}
        />
      )}
      <p>{formMessages.languages}</p>
      {rows.map((row) => {
        const controls = row.map(({ name, ...attributes }) => {
          const control = { ...field(name), ...attributes };
          const options = choices[name];
          if (options) return <Select key={name} {...control} options={options} />;
          return attributes.rows ? (
            <TextArea key={name} {...control} />
          ) : (
            <Field key={name} {...control} required={attributes.type === 'date'} />
          );
        });
        if (controls.length === 1) return controls;
        return (
          <div key={row[0]?.name} className={styles['pair']}>
            {controls}
          </div>
        );
      })}
    </AccountForm>
  );
}

/** State of the form, and the version that another user saved after it was loaded. */
function useOpeningForm(props: Props) {
  const { locale, idEmp, idJob, messages, next, rejected } = props;
  const [failure, setFailure] = useState<Rejection | null>(rejected);
  /** Input compared with the other user's version: at the last submit or adopted value. */
  const [compared, setCompared] = useState<OpeningFormValues | null>(rejected?.values ?? null);
  const form = useAccountForm({
    client: async () => (await import('../opening-client.ts')).openingClient(locale, idJob),
    messages,
    errorMessages: messages.errors,
    rejected,
    onFailure: ({ code, detail = {} }) => {
      // Other errors keep the other user's version on display.
      if (code !== 'opening_changed') return;
      setFailure({ code, detail });
      setCompared(textFields(form.form.current));
    },
    onDone: () => {
      formDraft.drop();
      window.location.assign(`${next}?done=${actOf(idJob)}`);
    },
  });
  const formDraft = useFormDraft({
    owner: `company-${idEmp}`,
    name: `opening:${props.draft}`,
    form: form.form,
    isRejected: rejected !== null,
  });
  const initial = formDraft.restored ?? props.initial;
  // A draft older than the saved version is flagged at each visit, before saving.
  const editedFrom = form.typedIn('editedFrom') ?? initial['editedFrom'] ?? '';
  const current = failure?.code === 'opening_changed' && failure.detail['current'];
  const isBehind = idJob !== null && !rejected && editedFrom !== props.initial['editedFrom'];
  const theirs = isTextFields(current) ? current : isBehind ? props.initial : null;
  const storeDraft = () => formDraft.save({ ...textFields(form.form.current), editedFrom });
  const adopt = (names: readonly string[]) => {
    const fields = form.form.current?.elements;
    for (const name of [...names].reverse()) {
      const field = fields?.namedItem(name);
      if (!isField(field)) continue;
      field.value = theirs?.[name] ?? '';
      field.focus();
    }
    setCompared(textFields(form.form.current));
    form.formProps.onChange();
    storeDraft();
  };
  const field = (name: string) => ({
    ...form.field(name),
    defaultValue: form.typedIn(name) ?? initial[name] ?? '',
  });
  return {
    form,
    formDraft,
    initial,
    editedFrom,
    theirs,
    compared,
    storeDraft,
    adopt,
    field,
  };
}
