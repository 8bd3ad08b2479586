import type { ComponentProps, ReactNode } from 'react';
import { memo, useId } from 'react';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { describedBy } from './field-ids.ts';

interface Options {
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
}

/** `placeholder` is the first, empty choice: without it what must be chosen would be chosen already. */
export type Choosing =
  | { readonly required?: false; readonly placeholder?: string }
  | { readonly required: boolean; readonly placeholder: string };

type Props = FieldProps &
  Options &
  Choosing &
  Omit<ComponentProps<'select'>, keyof FieldProps | keyof Options | keyof Choosing>;

export const Select = memo(function Select({
  label,
  hint,
  error,
  optional,
  words,
  options,
  placeholder,
  ...select
}: Props): ReactNode {
  const own = useId();
  const id = select.id ?? own;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      words={words}
      required={select.required}
    >
      <span className={styles['with-icon']}>
        <select
          {...select}
          id={id}
          className={`${styles['control']} ${styles['select']}`}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of="chevronDown" />
      </span>
    </FieldFrame>
  );
});
