import { type ComponentProps, memo, type ReactNode, useId } from 'react';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import '#shared/ui/style/check.css';
import styles from './Field.module.css';
import { describedBy } from './field-ids.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  readonly type?: 'checkbox' | 'radio';
  readonly label?: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export const Checkbox = memo(function Checkbox({
  type = 'checkbox',
  label,
  hint,
  error,
  children,
  ...input
}: Props): ReactNode {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  return (
    <div className={styles['checkbox']}>
      <input
        {...input}
        type={type}
        id={id}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{label ?? children}</label>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon of="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
});
