import { type ReactNode, useEffect, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { wordsLang } from '#shared/core/text/words-lang.ts';
import styles from '#shared/ui/account-form/AccountForm.module.css';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { TermsCheckbox } from '#shared/ui/account-form/TermsCheckbox.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { changedFields, textFields } from '#shared/ui/form/text-fields.ts';
import { useKeptFields } from '#shared/ui/form/use-kept-fields.ts';

import type { ListedCompany } from '../core/claim.ts';
import { registerDraft } from './register-draft.ts';

interface Choice {
  readonly value: string | number;
  readonly label: string;
}

interface Props {
  readonly locale: Locale;
  readonly words: FormWords & {
    readonly register: Catalogue['employer']['register'];
    readonly refusals: Catalogue['employer']['refusals'];
    readonly terms: Catalogue['shared']['account']['terms'];
  };
  readonly industries: readonly Choice[];
  readonly sizes: readonly Choice[];
  readonly countries: readonly Choice[];
  readonly provinces: readonly Choice[];
  readonly next: string;
  readonly refused?: RefusedForm | null;
  /** The listed company that is asked for. */
  readonly claimed?: ListedCompany | null;
}

type AccountFormState = ReturnType<typeof useAccountForm>;

export default function RegisterForm(props: Props): ReactNode {
  const { locale, words, next, refused, claimed } = props;
  const form = useAccountForm({
    client: async () => (await import('./employer-client.ts')).registerClient(locale),
    words,
    refused,
    refusals: words.refusals,
    onDone: () => {
      kept.drop();
      window.location.assign(next);
    },
  });
  const { errorOf, typedIn } = form;
  const kept = useKeptFields({
    owner: null,
    name: registerDraft(claimed),
    form: form.form,
    isRefused: Boolean(refused),
  });
  /** What was typed before, and what is listed already stands in its field, to be looked through. */
  const field = (name: string) => {
    const listedAs = claimed?.[name as keyof ListedCompany];
    const before = typedIn(name) ?? kept.restored?.[name];
    return { ...form.field(name), defaultValue: before ?? listedAs ?? undefined };
  };
  return (
    <AccountForm
      key={kept.turn}
      form={form}
      submit={words.register.submit}
      onChange={() => kept.keep(textFields(form.form.current))}
    >
      <CompanyGroup
        {...props}
        field={field}
        listed={errorOf('claim')}
        asks={typedIn('claim') !== undefined}
      />
      <PlaceGroup {...props} field={field} form={form} />
      <ContactGroup {...props} field={field} form={form} />
    </AccountForm>
  );
}

interface GroupProps extends Props {
  readonly field: (name: string) => Omit<ReturnType<AccountFormState['field']>, 'defaultValue'> & {
    readonly defaultValue: string | number | undefined;
  };
}

interface CompanyProps extends GroupProps {
  /** Said where the company is listed already and may be asked for. */
  readonly listed: string | undefined;
  readonly asks: boolean;
}

function CompanyGroup(props: CompanyProps): ReactNode {
  const { words, field, industries, sizes, claimed, listed, asks } = props;
  const { register: say } = words;
  const placeholder = words.form.choose;
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{say.company}</legend>
      {claimed && <input type="hidden" name="idEmp" value={claimed.idEmp} />}
      <Field
        {...field('companyNameTh')}
        label={say.companyNameTh}
        required
        autoComplete="organization"
      />
      <Field {...field('companyNameEn')} label={say.companyNameEn} optional />
      <Field
        {...field('taxId')}
        label={say.taxId}
        hint={say.taxIdHint}
        required
        inputMode="numeric"
      />
      {(listed || asks) && (
        <Checkbox name="claim" value="1" error={listed} defaultChecked={asks} label={say.claim} />
      )}
      <div className={formStyles['pair']}>
        <Select
          {...field('idIndustry')}
          label={say.industry}
          required
          options={industries}
          placeholder={placeholder}
        />
        <Select
          {...field('companySize')}
          label={say.companySize}
          required
          options={sizes}
          placeholder={placeholder}
        />
      </div>
    </fieldset>
  );
}

function PlaceGroup(props: GroupProps & { readonly form: AccountFormState }): ReactNode {
  const { words, field, form, countries, provinces, claimed } = props;
  const { register: say } = words;
  const placeholder = words.form.choose;
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? field('country').defaultValue ?? 'TH';
  // It may have been chosen before the script was there.
  useEffect(() => {
    setChosen(changedFields(form.form.current)['country'] ?? null);
  }, [form.form]);
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{say.place}</legend>
      <TextArea
        {...field('address')}
        label={say.address}
        required
        rows={2}
        lang={claimed?.address ? wordsLang(claimed.address) : undefined}
        autoComplete="street-address"
      />
      <div className={formStyles['pair']}>
        <Select
          {...field('country')}
          defaultValue={country}
          onChange={(event) => setChosen(event.currentTarget.value)}
          label={say.country}
          required
          options={countries}
          placeholder={placeholder}
          autoComplete="country"
        />
        {country === 'TH' ? (
          <Select
            {...field('province')}
            label={say.province}
            required
            options={provinces}
            placeholder={placeholder}
            autoComplete="address-level1"
          />
        ) : null}
        <Field {...field('city')} label={say.city} optional autoComplete="address-level2" />
        <Field
          {...field('postalCode')}
          label={say.postalCode}
          required
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
    </fieldset>
  );
}

function ContactGroup(props: GroupProps & { readonly form: AccountFormState }): ReactNode {
  const { locale, words, field, form } = props;
  const { register: say, form: common } = words;
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{say.contact}</legend>
      <div className={formStyles['pair']}>
        <Field {...field('contactName')} label={say.contactName} required autoComplete="name" />
        <Field
          {...field('position')}
          label={say.position}
          required
          autoComplete="organization-title"
        />
        <Field
          {...field('telephone')}
          label={say.telephone}
          required
          type="tel"
          autoComplete="tel"
        />
        <Field
          {...field('email')}
          label={common.email}
          required
          type="email"
          autoComplete="email"
        />
        <NewPasswordFields field={field} label={common.password} words={common} />
      </div>
      <TermsCheckbox form={form} locale={locale} product="HRSay" words={words.terms} />
    </fieldset>
  );
}
