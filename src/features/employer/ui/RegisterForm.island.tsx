import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { wordsLang } from '#shared/core/text/words-lang.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { TermsCheckbox } from '#shared/ui/account-form/TermsCheckbox.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { useKeptFields } from '#shared/ui/form/kept/use-kept-fields.ts';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { changedFields, textFields } from '#shared/ui/form/text-fields.ts';
import type { ListedCompany } from '../core/claim.ts';
import {
  provinceOfPostalCode,
  REGISTER_STEPS,
  refusedBefore,
  stepOf,
} from '../core/register-steps.ts';
import own from './RegisterForm.module.css';
import { StepBar, StepFoot } from './RegisterSteps.tsx';
import { registerDraft } from './register-draft.ts';
import { useSteps } from './use-steps.ts';

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
  /** Where one is, from 1. */
  readonly step?: number;
}

type AccountFormState = ReturnType<typeof useAccountForm>;

export default function RegisterForm(props: Props): ReactNode {
  const { locale, words, next, refused, claimed } = props;
  const { register: say } = words;
  const { step, setStep, goTo } = useSteps(props.step ?? 1);
  const form = useAccountForm({
    client: async () => (await import('./employer-client.ts')).registerClient(locale),
    words,
    refused,
    refusals: words.refusals,
    part: (button) => {
      const { name, value } = (button ?? {}) as Partial<HTMLButtonElement>;
      const to = Number(value);
      if (name !== 'step' && name !== 'back') return null;
      return {
        refused: (found) => (name === 'back' ? {} : refusedBefore(to, found)),
        onPassed: () => goTo(to),
      };
    },
    onWrong: (names) => names.length > 0 && setStep(stepOf(names)),
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
  useFocusOnStep(form, step);
  /** What was typed before, and what is listed already stands in its field, to be looked through. */
  const field = (name: string) => {
    const listedAs = claimed?.[name as keyof ListedCompany];
    const before = typedIn(name) ?? kept.restored?.[name];
    return {
      ...form.field(name),
      id: `register-${name}`,
      // All of them are, so that none is marked.
      required: false as const,
      'aria-required': true,
      defaultValue: before ?? listedAs ?? undefined,
    };
  };
  const wrong = (REGISTER_STEPS[step - 1] ?? []).flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ id: `register-${name}`, text }] : [];
  });
  const group = { ...props, field, form, step };
  return (
    <>
      <StepBar step={step} say={say} />
      <AccountForm
        key={kept.turn}
        form={form}
        submit={say.submit}
        wrong={wrong}
        instead={<StepFoot step={step} say={say} busy={form.isSending} sending={form.sending} />}
        onChange={() => kept.keep(textFields(form.form.current))}
      >
        <CompanyGroup {...group} listed={errorOf('claim')} asks={typedIn('claim') !== undefined} />
        <PlaceGroup {...group} />
        <ContactGroup {...group} />
      </AccountForm>
    </>
  );
}

/** The name of a step that was come to has the focus, so that it is read and what follows is next. */
function useFocusOnStep({ form, errors }: AccountFormState, step: number): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (Object.keys(errors).length > 0) return;
    const name = form.current?.querySelector<HTMLElement>('fieldset:not([hidden]) legend');
    name?.focus();
  }, [form, errors, step]);
}

interface GroupProps extends Props {
  readonly form: AccountFormState;
  readonly step: number;
  readonly field: (name: string) => Omit<ReturnType<AccountFormState['field']>, 'defaultValue'> & {
    readonly id: string;
    readonly required: false;
    readonly 'aria-required': boolean;
    readonly defaultValue: string | number | undefined;
  };
}

interface StepProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** The fields of the other steps stay in the form, so that nothing typed is lost and all is sent at the end. */
function Step({ name, isShown, children }: StepProps): ReactNode {
  return (
    <fieldset className={own['step']} hidden={!isShown}>
      <legend className={formStyles['legend']} tabIndex={-1}>
        {name}
      </legend>
      {children}
    </fieldset>
  );
}

interface CompanyProps extends GroupProps {
  /** Said where the company is listed already and may be asked for. */
  readonly listed: string | undefined;
  readonly asks: boolean;
}

function CompanyGroup(props: CompanyProps): ReactNode {
  const { words, field, industries, sizes, claimed, listed, asks, step } = props;
  const { register: say } = words;
  const placeholder = words.form.choose;
  return (
    <Step name={say.company} isShown={step === 1}>
      {claimed && <input type="hidden" name="idEmp" value={claimed.idEmp} />}
      {claimed && <input type="hidden" name="companyNameEn" value={claimed.companyNameEn} />}
      <div className={own['code']}>
        <Field {...field('taxId')} label={say.taxId} hint={say.taxIdHint} inputMode="numeric" />
      </div>
      <Field {...field('companyNameTh')} label={say.companyNameTh} autoComplete="organization" />
      {(listed || asks) && (
        <Checkbox
          id="register-claim"
          name="claim"
          value="1"
          error={listed}
          defaultChecked={asks}
          label={say.claim}
        />
      )}
      <div className={formStyles['pair']}>
        <Select
          {...field('idIndustry')}
          label={say.industry}
          options={industries}
          placeholder={placeholder}
        />
        <Select
          {...field('companySize')}
          label={say.companySize}
          options={sizes}
          placeholder={placeholder}
        />
      </div>
    </Step>
  );
}

function PlaceGroup(props: GroupProps): ReactNode {
  const { words, field, form, countries, provinces, claimed, step } = props;
  const { register: say } = words;
  const placeholder = words.form.choose;
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? field('country').defaultValue ?? 'TH';
  // It may have been chosen before the script was there.
  useEffect(() => {
    setChosen(changedFields(form.form.current)['country'] ?? null);
  }, [form.form]);
  /** Fills in the province, where none was chosen. */
  const fillProvince = (code: string) => {
    const province = form.form.current?.elements.namedItem('province');
    const found = provinceOfPostalCode(code);
    if (province instanceof HTMLSelectElement && province.value === '' && found !== null)
      province.value = String(found);
  };
  return (
    <Step name={say.place} isShown={step === 2}>
      {claimed?.city && <input type="hidden" name="city" value={claimed.city} />}
      <div className={formStyles['pair']}>
        <Field
          {...field('postalCode')}
          label={say.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(event) => fillProvince(event.currentTarget.value)}
        />
        {country === 'TH' ? (
          <Select
            {...field('province')}
            label={say.province}
            options={provinces}
            placeholder={placeholder}
            autoComplete="address-level1"
          />
        ) : null}
      </div>
      <TextArea
        {...field('address')}
        label={say.address}
        hint={say.addressHint}
        rows={2}
        lang={claimed?.address ? wordsLang(claimed.address) : undefined}
        autoComplete="street-address"
      />
      <details className={own['country']} open={country !== 'TH'}>
        <summary>
          {say.country} {countries.find(({ value }) => value === country)?.label} ·{' '}
          <span>{say.otherCountry}</span>
        </summary>
        <Select
          {...field('country')}
          defaultValue={country}
          onChange={(event) => setChosen(event.currentTarget.value)}
          label={say.country}
          options={countries}
          placeholder={placeholder}
          autoComplete="country"
        />
      </details>
    </Step>
  );
}

function ContactGroup(props: GroupProps): ReactNode {
  const { locale, words, field, form, step } = props;
  const { register: say, form: common } = words;
  return (
    <Step name={say.contact} isShown={step === 3}>
      <div className={formStyles['pair']}>
        <Field {...field('contactName')} label={say.contactName} autoComplete="name" />
        <Field {...field('position')} label={say.position} autoComplete="organization-title" />
        <Field {...field('telephone')} label={say.telephone} type="tel" autoComplete="tel" />
        <Field {...field('email')} label={common.email} type="email" autoComplete="email" />
      </div>
      <NewPasswordFields field={field} label={common.password} words={common} />
      <TermsCheckbox
        id="register-terms"
        form={form}
        locale={locale}
        product="HRSay"
        words={words.terms}
      />
    </Step>
  );
}
