import { type ComponentProps, memo, type ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './FieldFrame.tsx';

interface Options {
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
}

/** A required select needs a `placeholder`; otherwise the browser preselects an option. */
export type Choosing =
  | { readonly required?: false; readonly placeholder?: string }
  | { readonly required: boolean; readonly placeholder: string };

type Props = FieldProps &
  Options &
  Choosing &
  Omit<ComponentProps<'select'>, keyof FieldProps | keyof Options | keyof Choosing>;

export const Select = memo(function Select({ options, placeholder, ...props }: Props): ReactNode {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className={styles['with-icon']}>
        <select {...control} className={`${control.className} ${styles['select']}`}>
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
