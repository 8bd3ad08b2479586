import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import type { WrittenField } from './draft/review-draft.ts';
import styles from './ReviewForm.module.css';
import type { ReviewGroupProps } from './review-form-parts.ts';

interface Props extends ReviewGroupProps {
  /** Fields that seem to contain contact details. */
  readonly revealing: readonly WrittenField[];
}

const SIDES = [
  ['goodPoints', 'goodHint'],
  ['improvePoints', 'improveHint'],
] as const;

export function WrittenAnswers({ draft, errorOf, messages, revealing }: Props): ReactNode {
  const { form: formMessages } = messages;
  const field = (name: WrittenField) => ({
    name,
    label: formMessages[name],
    defaultValue: draft[name] ?? '',
    error: errorOf(name),
    messages: messages.field,
  });
  const warning = (name: WrittenField) => (
    <div role="status">
      {revealing.includes(name) && (
        <p className={classes('form-note tone-warning', styles['warning'])}>
          {formMessages.contactDetails}
        </p>
      )}
    </div>
  );
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{formMessages.yourWords}</legend>
      <p className="form-note tone-info">{formMessages.safety}</p>
      <div>
        <Field {...field('title')} hint={formMessages.titleHint} required />
        {warning('title')}
      </div>
      <p>{formMessages.wordsNote}</p>
      {SIDES.map(([name, hint]) => (
        <div key={name}>
          <TextArea {...field(name)} hint={formMessages[hint]} rows={5} />
          {warning(name)}
        </div>
      ))}
    </fieldset>
  );
}
