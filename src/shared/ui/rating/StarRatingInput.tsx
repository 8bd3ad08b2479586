import { type ReactNode, useId, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import { iconAddress } from '#shared/ui/icon/icons.ts';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './StarRatingInput.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly messages: Catalogue['shared']['rating'] & { readonly required: string };
  readonly required?: boolean;
  readonly error?: string | undefined;
}

const STARS = [1, 2, 3, 4, 5];

/** Radio buttons styled as stars; an optional rating has a sixth, 0, for "no rating". */
export function StarRatingInput(props: Props): ReactNode {
  const { name, label, value, onChange, messages, required, error } = props;
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const displayedRating = hovered ?? value;
  const labels: Readonly<Record<string, string>> = messages.words;
  const wordOf = (step: number) => labels[step] ?? '';
  return (
    <div className={styles['rating']}>
      <span className={styles['label']} id={`${id}-label`}>
        {label}{' '}
        {required && (
          <span className={styles['required']}>
            <span aria-hidden="true">*</span>
            <span className="visually-hidden">{messages.required}</span>
          </span>
        )}
      </span>
      <div
        className={styles['row']}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <div className={styles['stars']} onPointerLeave={() => setHovered(null)}>
          {STARS.map((step) => (
            <label
              key={step}
              className={classes(styles['star'], step <= displayedRating && styles['on'])}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') setHovered(step);
              }}
            >
              <input
                type="radio"
                name={name}
                value={step}
                checked={step === value}
                aria-label={`${step} – ${wordOf(step)}`}
                onChange={() => onChange(step)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <use href={iconAddress('star')} />
              </svg>
            </label>
          ))}
        </div>
        <span className={styles['word']} aria-hidden="true">
          {displayedRating > 0 && wordOf(displayedRating)}
        </span>
        {!required && (
          <Checkbox
            type="radio"
            name={name}
            value={0}
            checked={value === 0}
            onChange={() => onChange(0)}
            label={messages.skip}
          />
        )}
      </div>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon of="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
