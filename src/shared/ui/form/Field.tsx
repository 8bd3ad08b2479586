import type { ComponentProps, ReactNode } from 'react';
import { memo, useId } from 'react';
import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { describedBy } from './field-ids.ts';
import { PasswordInput } from './PasswordInput.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** Takes the `register(...)` of react-hook-form as it is: `ref`, `name`, `onChange`, `onBlur`. */
export const Field = memo(function Field({
  label,
  hint,
  error,
  optional,
  words,
  original,
  ...input
}: Props): ReactNode {
  const own = useId();
  const id = input.id ?? own;
  const control = {
    ...input,
    id,
    className: styles['control'],
    'aria-describedby': describedBy(id, hint, error),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      words={words}
      original={original}
      required={input.required}
    >
      {input.type === 'password' && words.showPassword && words.hidePassword ? (
        <PasswordInput {...control} show={words.showPassword} hide={words.hidePassword} />
      ) : (
        <input {...control} />
      )}
    </FieldFrame>
  );
});
