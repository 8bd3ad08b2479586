import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { wordsLang } from '#shared/core/text/words-lang.ts';
import { AccountForm } from '#shared/ui/account-form/AccountForm.tsx';
import type { FormMessages } from '#shared/ui/account-form/form-messages.ts';
import { NewPasswordFields } from '#shared/ui/account-form/NewPasswordFields.tsx';
import { TermsCheckbox } from '#shared/ui/account-form/TermsCheckbox.tsx';
import { useAccountForm } from '#shared/ui/account-form/use-account-form.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { useFormDraft } from '#shared/ui/form/draft/use-form-draft.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { changedFields, textFields } from '#shared/ui/form/text-fields.ts';
import type { ListedCompany } from '../core/claim.ts';
import {
  errorsBefore,
  provinceOfPostalCode,
  REGISTER_STEPS,
  stepOf,
} from '../core/register-steps.ts';
import own from './RegisterForm.module.css';
import { Step, StepBar, StepFoot } from './RegisterSteps.tsx';
import { registerDraft } from './register-draft.ts';
import { useSteps } from './use-steps.ts';

interface Choice {
  readonly value: string | number;
  readonly label: string;
}

interface Props {
  readonly locale: Locale;
  readonly messages: FormMessages & {
    readonly register: Catalogue['employer']['register'];
    readonly errors: Catalogue['employer']['errors'];
    readonly terms: Catalogue['shared']['account']['terms'];
  };
  readonly industries: readonly Choice[];
  readonly sizes: readonly Choice[];
  readonly countries: readonly Choice[];
  readonly provinces: readonly Choice[];
  readonly next: string;
  readonly rejected?: RejectedForm | null;
  readonly claimed?: ListedCompany | null;
  readonly step?: number;
}

type AccountFormState = ReturnType<typeof useAccountForm>;

export default function RegisterForm(props: Props): ReactNode {
  const { locale, messages, next, rejected, claimed } = props;
  const { register: labels } = messages;
  const { step, setStep, goTo } = useSteps(props.step ?? 1);
  const form = useAccountForm({
    client: async () => (await import('./employer-client.ts')).registerClient(locale),
    messages,
    rejected,
    errorMessages: messages.errors,
    part: (button) => {
      const { name, value } = (button ?? {}) as Partial<HTMLButtonElement>;
      const to = Number(value);
      if (name !== 'step' && name !== 'back') return null;
      return {
        blockingErrors: (found) => (name === 'back' ? {} : errorsBefore(to, found)),
        onPassed: () => goTo(to),
      };
    },
    onInvalid: (names) => names.length > 0 && setStep(stepOf(names)),
    onDone: () => {
      draft.drop();
      window.location.assign(next);
    },
  });
  const { errorOf, typedIn } = form;
  const draft = useFormDraft({
    owner: null,
    name: registerDraft(claimed),
    form: form.form,
    isRejected: Boolean(rejected),
  });
  useFocusOnStep(form, step);
  /** Props of a field, prefilled with earlier input, a draft or the listed company's value. */
  const field = (name: string) => {
    const listedAs = claimed?.[name as keyof ListedCompany];
    const before = typedIn(name) ?? draft.restored?.[name];
    return {
      ...form.field(name),
      id: `register-${name}`,
      // All fields are required, so none is marked.
      required: false as const,
      'aria-required': true,
      defaultValue: before ?? listedAs ?? undefined,
    };
  };
  const fieldErrors = (REGISTER_STEPS[step - 1] ?? []).flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ id: `register-${name}`, text }] : [];
  });
  const group = { ...props, field, form, step };
  return (
    <>
      <StepBar step={step} messages={labels} />
      <AccountForm
        key={draft.formKey}
        form={form}
        submit={labels.submit}
        errors={fieldErrors}
        instead={
          <StepFoot
            step={step}
            messages={labels}
            busy={form.isSubmitting}
            submittingLabel={form.submittingLabel}
          />
        }
        onChange={() => draft.save(textFields(form.form.current))}
      >
        <CompanyGroup
          {...group}
          listed={errorOf('claim')}
          isClaiming={typedIn('claim') !== undefined}
        />
        <PlaceGroup {...group} />
        <ContactGroup {...group} />
      </AccountForm>
    </>
  );
}

/** A new step's legend gets focus, so that screen readers continue from there. */
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

interface CompanyProps extends GroupProps {
  /** Error message that the company is listed already and can be claimed. */
  readonly listed: string | undefined;
  readonly isClaiming: boolean;
}

function CompanyGroup(props: CompanyProps): ReactNode {
  const { messages, field, industries, sizes, claimed, listed, isClaiming, step } = props;
  const { register: labels } = messages;
  const placeholder = messages.form.choose;
  return (
    <Step name={labels.company} isVisible={step === 1}>
      {claimed && <input type="hidden" name="idEmp" value={claimed.idEmp} />}
      {claimed && <input type="hidden" name="companyNameEn" value={claimed.companyNameEn} />}
      <div className={own['code']}>
        <Field
          {...field('taxId')}
          label={labels.taxId}
          hint={labels.taxIdHint}
          inputMode="numeric"
        />
      </div>
      <Field {...field('companyNameTh')} label={labels.companyNameTh} autoComplete="organization" />
      {(listed || isClaiming) && (
        <Checkbox
          id="register-claim"
          name="claim"
          value="1"
          error={listed}
          defaultChecked={isClaiming}
          label={labels.claim}
        />
      )}
      <div className={formStyles['pair']}>
        <Select
          {...field('idIndustry')}
          label={labels.industry}
          options={industries}
          placeholder={placeholder}
        />
        <Select
          {...field('companySize')}
          label={labels.companySize}
          options={sizes}
          placeholder={placeholder}
        />
      </div>
    </Step>
  );
}

function PlaceGroup(props: GroupProps): ReactNode {
  const { messages, field, form, countries, provinces, claimed, step } = props;
  const { register: labels } = messages;
  const placeholder = messages.form.choose;
  const [selected, setSelected] = useState<string | null>(null);
  const country = selected ?? field('country').defaultValue ?? 'TH';
  // The country may have been selected before the script ran.
  useEffect(() => {
    setSelected(changedFields(form.form.current)['country'] ?? null);
  }, [form.form]);
  /** Fills in the province if none is selected. */
  const fillProvince = (code: string) => {
    const province = form.form.current?.elements.namedItem('province');
    const found = provinceOfPostalCode(code);
    if (province instanceof HTMLSelectElement && province.value === '' && found !== null)
      province.value = String(found);
  };
  return (
    <Step name={labels.location} isVisible={step === 2}>
      {claimed?.city && <input type="hidden" name="city" value={claimed.city} />}
      <div className={formStyles['pair']}>
        <Field
          {...field('postalCode')}
          label={labels.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(event) => fillProvince(event.currentTarget.value)}
        />
        {country === 'TH' ? (
          <Select
            {...field('province')}
            label={labels.province}
            options={provinces}
            placeholder={placeholder}
            autoComplete="address-level1"
          />
        ) : null}
      </div>
      <TextArea
        {...field('address')}
        label={labels.address}
        hint={labels.addressHint}
        rows={2}
        lang={claimed?.address ? wordsLang(claimed.address) : undefined}
        autoComplete="street-address"
      />
      <details className={own['country']} open={country !== 'TH'}>
        <summary>
          {labels.country} {countries.find(({ value }) => value === country)?.label} ·{' '}
          <span>{labels.otherCountry}</span>
        </summary>
        <Select
          {...field('country')}
          defaultValue={country}
          onChange={(event) => setSelected(event.currentTarget.value)}
          label={labels.country}
          options={countries}
          placeholder={placeholder}
          autoComplete="country"
        />
      </details>
    </Step>
  );
}

function ContactGroup(props: GroupProps): ReactNode {
  const { locale, messages, field, form, step } = props;
  const { register: labels, form: common } = messages;
  return (
    <Step name={labels.contact} isVisible={step === 3}>
      <div className={formStyles['pair']}>
        <Field {...field('contactName')} label={labels.contactName} autoComplete="name" />
        <Field {...field('position')} label={labels.position} autoComplete="organization-title" />
        <Field {...field('telephone')} label={labels.telephone} type="tel" autoComplete="tel" />
        <Field {...field('email')} label={common.email} type="email" autoComplete="email" />
      </div>
      <NewPasswordFields field={field} label={common.password} messages={common} />
      <TermsCheckbox
        id="register-terms"
        form={form}
        locale={locale}
        product="HRSay"
        messages={messages.terms}
      />
    </Step>
  );
}
