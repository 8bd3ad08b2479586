import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fill } from '#shared/core/fill.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { CompanyProfileField } from '../core/sections/company-profile.ts';
import { LONGEST } from '../core/sections/company-profile.ts';
import type { ProfileFormValues } from './profile-form-values.ts';
import styles from './Wizard.module.css';
import type { WizardWords } from './wizard-words.ts';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

export interface ProfileChoices {
  readonly industries: readonly Choice[];
  readonly sizes: readonly Choice[];
  readonly countries: readonly Choice[];
  readonly provinces: readonly Choice[];
}

interface Props {
  readonly form: UseFormReturn<ProfileFormValues>;
  readonly words: WizardWords;
  readonly groups: Readonly<Record<'identity' | 'place' | 'story' | 'contact', string>>;
  readonly choices: ProfileChoices;
  /** The logo stands at the head of the first group. */
  readonly children: ReactNode;
}

/** Every field of the section in its four groups. */
export function ProfileFields({ form, words, groups, choices, children }: Props): ReactNode {
  const { register, watch, formState } = form;
  const { hint, wizard } = words;
  const field = (name: CompanyProfileField) => ({
    ...register(name),
    label: words.field[name],
    error: formState.errors[name]?.message,
    words: words.form,
  });
  const counted = (name: keyof typeof LONGEST) => ({
    ...field(name),
    counter: fill(wizard.counter, { count: (watch(name) ?? '').length, most: LONGEST[name] }),
  });
  const inThailand = watch('country') === 'TH';
  const placeholder = words.form.choose;
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{groups.identity}</legend>
        {children}
        <Field {...field('companyName')} required autoComplete="organization" />
        <Field {...field('taxId')} hint={hint.taxId} required inputMode="numeric" maxLength={13} />
        <div className={styles['pair']}>
          <Select
            {...field('idIndustry')}
            required
            options={choices.industries}
            placeholder={placeholder}
          />
          <Select
            {...field('companySize')}
            optional
            options={choices.sizes}
            placeholder={placeholder}
          />
        </div>
        <Field {...field('website')} hint={hint.website} optional type="url" inputMode="url" />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{groups.place}</legend>
        <TextArea {...field('address')} required rows={2} autoComplete="street-address" />
        <div className={styles['pair']}>
          <Select
            {...field('country')}
            required
            options={choices.countries}
            autoComplete="country"
          />
          {inThailand && (
            <Select
              {...field('province')}
              required
              options={choices.provinces}
              placeholder={placeholder}
              autoComplete="address-level1"
            />
          )}
          <Field {...field('city')} optional autoComplete="address-level2" />
          <Field
            {...field('postalCode')}
            required={inThailand}
            optional={!inThailand}
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
          />
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{groups.story}</legend>
        <TextArea {...counted('shortBio')} hint={hint.shortBio} optional rows={2} />
        <TextArea {...counted('about')} hint={hint.about} optional rows={6} />
        <TextArea {...counted('vision')} optional rows={3} />
        <TextArea {...counted('mission')} optional rows={3} />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{groups.contact}</legend>
        <p className={styles['group-hint']}>{hint.contact}</p>
        <div className={styles['pair']}>
          <Field {...field('contactName')} required autoComplete="name" />
          <Field {...field('contactPosition')} required autoComplete="organization-title" />
          <Field {...field('telephone')} required type="tel" autoComplete="tel" />
          <Field {...field('contactEmail')} required type="email" autoComplete="email" />
        </div>
      </fieldset>
    </>
  );
}
