import type { ComponentProps, ReactNode } from 'react';
import { memo } from 'react';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldFrame, useField } from './FieldFrame.tsx';
import { PasswordInput } from './PasswordInput.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** Takes the `register(...)` of react-hook-form as it is: `ref`, `name`, `onChange`, `onBlur`. */
export const Field = memo(function Field(props: Props): ReactNode {
  const { words } = props;
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      {control.type === 'password' && words.showPassword && words.hidePassword ? (
        <PasswordInput {...control} show={words.showPassword} hide={words.hidePassword} />
      ) : (
        <input {...control} />
      )}
    </FieldFrame>
  );
});
