import { type ReactNode, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { ONCE_FIELD } from '#shared/core/body/once-field.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import styles from '#shared/ui/form/Form.module.css';
import { useKeptFields } from '#shared/ui/form/kept/use-kept-fields.ts';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { isTextFields, textFields } from '#shared/ui/form/text-fields.ts';
import type { OpeningFormValues } from '../../core/opening-form-values.ts';
import { type FormChoices, type FormSay, formRows } from './opening-form-fields.ts';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';

type Words = Catalogue['opening'];

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (field: unknown): field is TextField =>
  field instanceof HTMLElement && 'value' in field;

interface Props {
  readonly locale: Locale;
  readonly idEmp: number;
  /** What the browser keeps it under: itself, a new one, or the copy of another. */
  readonly draft: string;
  /** Null for one that is added. */
  readonly idJob: number | null;
  readonly initial: OpeningFormValues;
  readonly words: FormWords & {
    readonly opening: FormSay;
    readonly refusals: Words['refusals'] & { readonly unauthenticated: string };
  };
  readonly choices: FormChoices;
  /** Where the list is; what was done is added. */
  readonly next: string;
  readonly refused: RefusedForm | null;
  /** Names this showing of the form. */
  readonly once: string;
}

type Refused = Pick<RefusedForm, 'code' | 'detail'>;

const actOf = (idJob: number | null) => (idJob === null ? 'add' : 'edit');

/** What an opening says, in both languages; the page works without this script. */
export default function OpeningForm(props: Props): ReactNode {
  const { locale, idJob, words, choices } = props;
  const { opening: say } = words;
  const { form, kept, initial, editedFrom, theirs, compared, keep, take, field } =
    useOpeningForm(props);
  const rows = formRows(say, words.field.choose);
  return (
    <AccountForm
      key={kept.turn}
      form={form}
      act={actOf(idJob)}
      submit={idJob === null ? say.add : say.save}
      onChange={keep}
    >
      {kept.restored && (
        <p className="form-note tone-info" role="status">
          {say.restored}{' '}
          <Button variant="secondary" size="small" onClick={kept.startOver}>
            {say.startOver}
          </Button>
        </p>
      )}
      <input type="hidden" name={ONCE_FIELD} value={props.once} />
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
          say={say}
          choices={choices}
          mine={compared ?? initial}
          onTake={take}
        />
      )}
      <p>{say.languages}</p>
      {rows.map((row) => {
        const controls = row.map(({ name, ...said }) => {
          const control = { ...field(name), ...said };
          const options = choices[name];
          if (options) return <Select key={name} {...control} options={options} />;
          return said.rows ? (
            <TextArea key={name} {...control} />
          ) : (
            <Field key={name} {...control} required={said.type === 'date'} />
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

/** The fields as they are kept here, beside what somebody else saved meanwhile. */
function useOpeningForm(props: Props) {
  const { locale, idEmp, idJob, words, next, refused } = props;
  const [refusal, setRefusal] = useState<Refused | null>(refused);
  /** What was sent, or stands in the fields since something of the other side was taken. */
  const [compared, setCompared] = useState<OpeningFormValues | null>(refused?.values ?? null);
  const form = useAccountForm({
    client: async () => (await import('../opening-client.ts')).openingClient(locale, idJob),
    words,
    refusals: words.refusals,
    refused,
    onRefused: ({ code, detail = {} }) => {
      // Another refusal does not make what somebody else saved untold.
      if (code !== 'opening_changed') return;
      setRefusal({ code, detail });
      setCompared(textFields(form.form.current));
    },
    onDone: () => {
      kept.drop();
      window.location.assign(`${next}?done=${actOf(idJob)}`);
    },
  });
  const kept = useKeptFields({
    owner: `company-${idEmp}`,
    name: `opening:${props.draft}`,
    form: form.form,
    isRefused: refused !== null,
  });
  const initial = kept.restored ?? props.initial;
  // What was typed before somebody else saved is told so, before it is saved and at every new visit.
  const editedFrom = form.typedIn('editedFrom') ?? initial['editedFrom'] ?? '';
  const told = refusal?.code === 'opening_changed' && refusal.detail['current'];
  const isBehind = idJob !== null && !refused && editedFrom !== props.initial['editedFrom'];
  const theirs = isTextFields(told) ? told : isBehind ? props.initial : null;
  const keep = () => kept.keep({ ...textFields(form.form.current), editedFrom });
  const take = (names: readonly string[]) => {
    const fields = form.form.current?.elements;
    for (const name of [...names].reverse()) {
      const field = fields?.namedItem(name);
      if (!isField(field)) continue;
      field.value = theirs?.[name] ?? '';
      field.focus();
    }
    setCompared(textFields(form.form.current));
    form.formProps.onChange();
    keep();
  };
  const field = (name: string) => ({
    ...form.field(name),
    defaultValue: form.typedIn(name) ?? initial[name] ?? '',
  });
  return { form, kept, initial, editedFrom, theirs, compared, keep, take, field };
}
