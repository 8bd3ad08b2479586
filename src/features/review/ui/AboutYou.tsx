import type { ReactNode } from 'react';
import { REVIEWER_ATTRIBUTES } from '#shared/core/domain/reviewer-attributes.ts';
import formStyles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';
import styles from './ReviewForm.module.css';
import type { ReviewGroupProps } from './review-form-parts.ts';
import type { attributeChoices } from './review-labels.ts';

interface Props extends ReviewGroupProps {
  readonly choices: ReturnType<typeof attributeChoices>;
}

export function AboutYou({ draft, errorOf, messages, choices }: Props): ReactNode {
  const { form: formMessages } = messages;
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{formMessages.aboutYou}</legend>
      <div className={formStyles['pair']}>
        {REVIEWER_ATTRIBUTES.map((name) => (
          <Select
            key={name}
            name={name}
            label={formMessages[name]}
            options={choices[name]}
            defaultValue={draft[name] ?? ''}
            placeholder={formMessages.choose}
            required
            error={errorOf(name)}
            messages={messages.field}
          />
        ))}
      </div>
    </fieldset>
  );
}
