import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { POINTS_MAX, TITLE_MAX } from '../core/review-contract.ts';
import type { ReviewFormWords } from './ReviewForm.island.tsx';
import styles from './ReviewForm.module.css';
import type { ReviewDraft } from './review-draft.ts';

interface Props {
  readonly draft: ReviewDraft;
  readonly errorOf: (name: string) => string | undefined;
  readonly words: ReviewFormWords;
}

export function YourWords({ draft, errorOf, words }: Props): ReactNode {
  const { form: say } = words;
  const field = (name: string) => ({
    name,
    defaultValue: draft[name] ?? '',
    required: true,
    error: errorOf(name),
    words: words.field,
  });
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{say.yourWords}</legend>
      <p className={styles['note']}>{say.safety}</p>
      <Field {...field('title')} label={say.title} hint={say.titleHint} maxLength={TITLE_MAX} />
      <TextArea
        {...field('goodPoints')}
        label={say.goodPoints}
        hint={say.goodHint}
        rows={5}
        maxLength={POINTS_MAX}
      />
      <TextArea
        {...field('improvePoints')}
        label={say.improvePoints}
        hint={say.improveHint}
        rows={5}
        maxLength={POINTS_MAX}
      />
    </fieldset>
  );
}
