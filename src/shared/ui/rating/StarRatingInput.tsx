import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { star } from '#shared/ui/icon/icons.ts';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './StarRatingInput.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  /** 0 means not rated. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** `catalogue(locale).shared.rating.words` and `.clear`, `catalogue(locale).shared.form.required` */
  readonly words: {
    readonly words: Readonly<Record<string, string>>;
    readonly clear: string;
    readonly required: string;
  };
  readonly max?: number;
  readonly increment?: number;
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** Radio buttons dressed as stars, so arrows, screen readers and forms work as everywhere. */
export function StarRatingInput({
  name,
  label,
  value,
  onChange,
  words,
  max = 5,
  increment = 1,
  required = false,
  error,
}: Props): ReactNode {
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value;
  const steps = Array.from(
    { length: Math.floor(max / increment) },
    (_, at) => (at + 1) * increment,
  );
  const wordOf = (step: number) => words.words[String(Math.ceil(step))] ?? '';
  return (
    <div className={styles['rating']}>
      <span className={styles['label']} id={`${id}-label`}>
        {label}{' '}
        {required && (
          <span className={styles['required']}>
            <span aria-hidden="true">*</span>
            <span className="visually-hidden">{words.required}</span>
          </span>
        )}
      </span>
      <div className={styles['row']}>
        <div
          className={styles['stars']}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onPointerLeave={() => setHovered(null)}
        >
          {steps.map((step) => (
            <label
              key={step}
              className={classes(styles['star'], step <= shown && styles['on'])}
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
                <path d={star} />
              </svg>
            </label>
          ))}
        </div>
        <span className={styles['word']} aria-hidden="true">
          {shown > 0 && wordOf(shown)}
        </span>
        {value > 0 && !required && (
          <button type="button" className={styles['clear']} onClick={() => onChange(0)}>
            {words.clear}
          </button>
        )}
      </div>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
