import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import styles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { useKeptFields } from '#shared/ui/form/use-kept-fields.ts';
import type { OpeningFormValues } from '../core/opening-form-values.ts';
import type { Choice } from './OpeningTerms.tsx';
import { OpeningTerms } from './OpeningTerms.tsx';

type Words = Catalogue['opening'];

interface Props {
  readonly locale: Locale;
  readonly idEmp: number;
  /** What the browser keeps it under: itself, a new one, or the copy of another. */
  readonly draft: string;
  /** Null for one that is added. */
  readonly idJob: number | null;
  readonly initial: OpeningFormValues;
  readonly words: FormWords & {
    readonly opening: Words['form'] & { readonly names: Words['field'] };
    readonly refusals: Words['refusals'] & { readonly unauthenticated: string };
  };
  readonly choices: Readonly<
    Record<'jobFields' | 'jobTypes' | 'educations' | 'provinces' | 'currencies', readonly Choice[]>
  >;
  /** Where the list is; what was done is added. */
  readonly next: string;
  readonly refused: RefusedForm | null;
}

/** What an opening says, in both languages; the page works without this script. */
export default function OpeningForm(props: Props): ReactNode {
  const { locale, idEmp, idJob, words, choices, next, refused } = props;
  const { opening: say, refusals } = words;
  // Who was told that somebody else changed it, and sends again, means it.
  const [isMeant, setMeant] = useState(refused?.code === 'opening_changed');
  const act = idJob === null ? 'add' : 'edit';
  const kept = useKeptFields(`company-${idEmp}`, `opening:${props.draft}`, refused !== null);
  const initial = kept.restored ?? props.initial;
  const form = useAccountForm({
    client: async () => (await import('./opening-client.ts')).openingClient(locale, idJob),
    words,
    refusals,
    refused,
    onRefused: (code) => setMeant(code === 'opening_changed'),
    onDone: () => {
      kept.drop();
      window.location.assign(`${next}?done=${act}`);
    },
  });
  const field = (name: string) => ({
    ...form.field(name),
    defaultValue: form.typedIn(name) ?? initial[name] ?? '',
  });
  const { names } = say;
  return (
    <AccountForm
      key={kept.turn}
      form={form}
      act={act}
      submit={idJob === null ? say.add : say.save}
      onChange={() => kept.keep(form.form.current)}
    >
      {kept.restored && (
        <p className="form-note tone-info" role="status">
          {say.restored}{' '}
          <Button variant="secondary" size="small" onClick={kept.startOver}>
            {say.startOver}
          </Button>
        </p>
      )}
      {idJob !== null && (
        <>
          <input type="hidden" name="idJob" value={idJob} />
          <input type="hidden" name="editedFrom" value={isMeant ? '' : initial['editedFrom']} />
        </>
      )}
      <p>{say.languages}</p>
      <div className={styles['pair']}>
        <Field {...field('positionTh')} label={say.positionTh} maxLength={120} lang="th" />
        <Field {...field('positionEn')} label={say.positionEn} maxLength={120} lang="en" />
      </div>
      <div className={styles['pair']}>
        <Select
          {...field('idJobField')}
          label={names.jobField}
          options={choices.jobFields}
          placeholder={words.field.choose}
          required
        />
        <Select
          {...field('jobType')}
          label={names.jobType}
          options={choices.jobTypes}
          placeholder={words.field.choose}
          required
        />
      </div>
      <OpeningTerms {...{ field, say, choices }} />
      <TextArea
        {...field('descriptionTh')}
        label={say.descriptionTh}
        hint={say.descriptionHint}
        maxLength={5000}
        rows={10}
        lang="th"
      />
      <TextArea
        {...field('descriptionEn')}
        label={say.descriptionEn}
        maxLength={5000}
        rows={10}
        lang="en"
      />
    </AccountForm>
  );
}
