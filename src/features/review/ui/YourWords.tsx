import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import styles from './ReviewForm.module.css';
import type { ReviewGroupProps } from './review-form-parts.ts';

export function YourWords({ draft, errorOf, words }: ReviewGroupProps): ReactNode {
  const { form: say } = words;
  const field = (name: string) => ({
    name,
    defaultValue: draft[name] ?? '',
    error: errorOf(name),
    words: words.field,
  });
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{say.yourWords}</legend>
      <p className="form-note tone-info">{say.safety}</p>
      <Field {...field('title')} label={say.title} hint={say.titleHint} required />
      <p>{say.wordsNote}</p>
      <TextArea {...field('goodPoints')} label={say.goodPoints} hint={say.goodHint} rows={5} />
      <TextArea
        {...field('improvePoints')}
        label={say.improvePoints}
        hint={say.improveHint}
        rows={5}
      />
    </fieldset>
  );
}
