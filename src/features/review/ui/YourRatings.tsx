import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ASPECT_ROWS } from '#shared/core/aspects.ts';
import formStyles from '#shared/ui/form/Form.module.css';
import { StarRatingInput } from '#shared/ui/rating/StarRatingInput.tsx';
import styles from './ReviewForm.module.css';
import type { ReviewGroupProps } from './review-form-parts.ts';

interface Props extends ReviewGroupProps {
  readonly onSave: () => void;
}

const RATINGS = [
  { name: 'ratingOverall' as const, aspect: null },
  ...ASPECT_ROWS.map(({ column, aspect }) => ({ name: column, aspect })),
];

export function YourRatings({ draft, errorOf, messages, onSave }: Props): ReactNode {
  const { form: formMessages } = messages;
  const [stars, setStars] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(RATINGS.map(({ name }) => [name, Number(draft[name] ?? 0)])),
  );
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving draws the form anew, which must not save again
  useEffect(() => {
    if (!isFirst.current) onSave();
    isFirst.current = false;
  }, [stars]);
  return (
    <fieldset className={styles['group']}>
      <legend className={formStyles['legend']}>{formMessages.yourRatings}</legend>
      <p className="form-note tone-info">{formMessages.ratingsNote}</p>
      {RATINGS.map(({ name, aspect }) => (
        <StarRatingInput
          key={name}
          name={name}
          label={aspect === null ? formMessages.ratingOverall : messages.aspectRating[aspect]}
          value={stars[name] ?? 0}
          onChange={(value) => setStars({ ...stars, [name]: value })}
          messages={{ ...messages.rating, required: messages.field.required }}
          required={name === 'ratingOverall'}
          error={errorOf(name)}
        />
      ))}
    </fieldset>
  );
}
