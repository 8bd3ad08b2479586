import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import formStyles from '#shared/ui/form/Form.module.css';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import type { WrittenField } from './draft/review-draft.ts';
import styles from './ReviewForm.module.css';
import type { ReviewGroupProps } from './review-form-parts.ts';

interface Props extends ReviewGroupProps {
  /** The fields that seem to hold a telephone number or an e-mail address. */
  readonly revealing: readonly WrittenField[];
}

export function YourWords({ draft, errorOf, words, revealing }: Props): ReactNode {
  const { form: say } = words;
  const field = (name: WrittenField) => ({
    name,
    defaultValue: draft[name] ?? '',
    error: errorOf(name),
    words: words.field,
  });
  const warning = (name: WrittenField) => (
    <div role="status">
      {revealing.includes(name) && (
        <p className={classes('form-note tone-warning', styles['warning'])}>{say.contactDetails}</p>
      )}
    </div>
  );
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{say.yourWords}</legend>
      <p className="form-note tone-info">{say.safety}</p>
      <div>
        <Field {...field('title')} label={say.title} hint={say.titleHint} required />
        {warning('title')}
      </div>
      <p>{say.wordsNote}</p>
      <div>
        <TextArea {...field('goodPoints')} label={say.goodPoints} hint={say.goodHint} rows={5} />
        {warning('goodPoints')}
      </div>
      <div>
        <TextArea
          {...field('improvePoints')}
          label={say.improvePoints}
          hint={say.improveHint}
          rows={5}
        />
        {warning('improvePoints')}
      </div>
    </fieldset>
  );
}
