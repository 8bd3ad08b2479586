import { type ReactNode, useId } from 'react';
import type { Locale } from '#shared/core/locale.ts';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './Field.module.css';
import { describedBy } from './field-ids.ts';

/** Props of every field; pass `catalogue(locale).shared.form` as `messages`. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** Value of the same field in the other language. */
  readonly original?: string | undefined;
  readonly messages: {
    readonly required: string;
    readonly optional: string;
    readonly showPassword?: string;
    readonly hidePassword?: string;
    /** Language of `original`, and its name for the label. */
    readonly original?: { readonly lang: Locale; readonly 'data-language': string };
  };
}

interface Props extends FieldProps {
  readonly id: string;
  readonly required?: boolean | undefined;
  readonly counter?: ReactNode;
  readonly children: ReactNode;
}

interface Control extends FieldProps {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly counter?: ReactNode;
}

/** Splits props into those of frame and control, and links both by ids for screen readers. */
export function useField<Props extends Control>({
  label,
  hint,
  error,
  optional,
  messages,
  original,
  counter,
  ...controlProps
}: Props) {
  const generatedId = useId();
  const id = controlProps.id ?? generatedId;
  const control = {
    ...controlProps,
    id,
    className: styles['control'],
    'aria-describedby': describedBy(id, hint, error),
    'aria-invalid': error ? true : undefined,
  };
  const { required } = controlProps;
  return {
    frame: { id, label, hint, error, optional, messages, original, counter, required },
    control,
  };
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  optional,
  messages,
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
            <span className="visually-hidden">{messages.required}</span>
          </span>
        )}
        {optional && <span className={styles['optional']}>({messages.optional})</span>}
      </label>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {original && (
        <p className={styles['original']} {...messages.original}>
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
