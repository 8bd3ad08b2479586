import type { ReactNode } from 'react';
import type { Locale } from '#shared/core/locale.ts';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './Field.module.css';

/** What every field may say; `words` are `catalogue(locale).shared.form`. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** What stands in the same field of the other language. */
  readonly original?: string | undefined;
  readonly words: {
    readonly required: string;
    readonly optional: string;
    readonly showPassword?: string;
    readonly hidePassword?: string;
    /** The language of originals, and what it calls itself. */
    readonly original?: { readonly lang: Locale; readonly 'data-language': string };
  };
}

interface Props extends FieldProps {
  readonly id: string;
  readonly required?: boolean | undefined;
  /** Stands at the end of the foot: a counter of what was typed. */
  readonly counter?: ReactNode;
  readonly children: ReactNode;
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  optional,
  words,
  original,
  counter,
  children,
}: Props): ReactNode {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}{' '}
        {required && (
          <span className={styles['required']}>
            <span aria-hidden="true">*</span>
            <span className="visually-hidden">{words.required}</span>
          </span>
        )}
        {optional && <span className={styles['optional']}>({words.optional})</span>}
      </label>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {original && (
        <p className={styles['original']} {...words.original}>
          {original}
        </p>
      )}
      <div className={styles['foot']}>
        {error && (
          <p className={styles['error']} id={`${id}-error`}>
            <Icon of="alert" size={16} />
            <span>{error}</span>
          </p>
        )}
        {counter && <span className={styles['counter']}>{counter}</span>}
      </div>
    </div>
  );
}
