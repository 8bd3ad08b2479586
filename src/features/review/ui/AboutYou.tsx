import type { ReactNode } from 'react';
import formStyles from '#shared/ui/form/Form.module.css';
import { Select } from '#shared/ui/form/Select.tsx';
import styles from './ReviewForm.module.css';
import type { ReviewGroupProps } from './review-form-parts.ts';

interface Choice {
  readonly value: string | number;
  readonly label: string;
}

export interface Choices {
  readonly employmentStatus: readonly Choice[];
  readonly tenure: readonly Choice[];
  readonly idJobField: readonly Choice[];
  readonly jobGrade: readonly Choice[];
  readonly jobType: readonly Choice[];
}

interface Props extends ReviewGroupProps {
  readonly choices: Choices;
}

export function AboutYou({ draft, errorOf, messages, choices }: Props): ReactNode {
  const { form: formMessages } = messages;
  const select = (name: keyof Choices) => ({
    name,
    options: choices[name],
    defaultValue: draft[name] ?? '',
    placeholder: formMessages.choose,
    required: true,
    error: errorOf(name),
    messages: messages.field,
  });
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{formMessages.aboutYou}</legend>
      <div className={formStyles['pair']}>
        <Select {...select('employmentStatus')} label={formMessages.employmentStatus} />
        <Select {...select('tenure')} label={formMessages.tenure} />
        <Select {...select('idJobField')} label={formMessages.jobField} />
        <Select {...select('jobGrade')} label={formMessages.jobGrade} />
        <Select {...select('jobType')} label={formMessages.jobType} />
      </div>
    </fieldset>
  );
}
