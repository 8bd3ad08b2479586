import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { CompanyProfile } from '../../../core/sections/company-profile.ts';
import type { ItemFields } from '../item-fields.ts';
import styles from '../Wizard.module.css';
import type { WizardMessages } from '../wizard-messages.ts';

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
  readonly fields: ItemFields<CompanyProfile>;
  readonly messages: WizardMessages;
  readonly groups: Readonly<Record<'identity' | 'location' | 'story' | 'contact', string>>;
  readonly choices: ProfileChoices;
  /** The field of the logo, at the head of the first group. */
  readonly children: ReactNode;
}

export function ProfileFields({ fields, messages, groups, choices, children }: Props): ReactNode {
  const { text } = fields;
  const placeholder = messages.form.choose;
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>
          <h2>{groups.identity}</h2>
        </legend>
        {children}
        <Field {...text('companyName')} required autoComplete="organization" />
        <Field {...text('taxId')} required inputMode="numeric" />
        <div className={formStyles['pair']}>
          <Select
            {...text('idIndustry')}
            required
            options={choices.industries}
            placeholder={placeholder}
          />
          <Select
            {...text('companySize')}
            optional
            options={choices.sizes}
            placeholder={placeholder}
          />
        </div>
        <Field {...text('website')} optional type="url" inputMode="url" />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>
          <h2>{groups.location}</h2>
        </legend>
        <TextArea {...text('address')} required rows={2} autoComplete="street-address" />
        <RegionFields fields={fields} messages={messages} choices={choices} />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>
          <h2>{groups.story}</h2>
        </legend>
        <TextArea {...text('shortBio', 160)} optional rows={2} />
        <TextArea {...text('about', 5000)} optional rows={6} />
        <TextArea {...text('vision', 2000)} optional rows={3} />
        <TextArea {...text('mission', 2000)} optional rows={3} />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>
          <h2>{groups.contact}</h2>
        </legend>
        <p className={styles['group-hint']}>{messages.hint['contact']}</p>
        <div className={formStyles['pair']}>
          <Field {...text('contactName')} required autoComplete="name" />
          <Field {...text('contactPosition')} required autoComplete="organization-title" />
          <Field {...text('telephone')} required type="tel" autoComplete="tel" />
          <Field {...text('contactEmail')} required type="email" autoComplete="email" />
        </div>
      </fieldset>
    </>
  );
}

/** A province is required in Thailand only. */
function RegionFields({
  fields,
  messages,
  choices,
}: Omit<Props, 'groups' | 'children'>): ReactNode {
  const { text, content } = fields;
  const inThailand = content.country === 'TH';
  return (
    <div className={formStyles['pair']}>
      <Select
        {...text('country')}
        required
        options={choices.countries}
        placeholder={messages.form.choose}
        autoComplete="country"
      />
      {inThailand && (
        <Select
          {...text('province')}
          required
          options={choices.provinces}
          placeholder={messages.form.choose}
          autoComplete="address-level1"
        />
      )}
      <Field {...text('city')} optional autoComplete="address-level2" />
      <Field
        {...text('postalCode')}
        required={inThailand}
        optional={!inThailand}
        inputMode="numeric"
        autoComplete="postal-code"
      />
    </div>
  );
}
