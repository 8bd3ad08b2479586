import { type ComponentProps, memo, type ReactNode } from 'react';
import { FieldFrame, type FieldProps, useField } from './FieldFrame.tsx';
import { PasswordInput } from './PasswordInput.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** Accepts the result of react-hook-form's `register(...)`. */
export const Field = memo(function Field(props: Props): ReactNode {
  const { messages } = props;
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      {control.type === 'password' && messages.showPassword && messages.hidePassword ? (
        <PasswordInput {...control} show={messages.showPassword} hide={messages.hidePassword} />
      ) : (
        <input {...control} />
      )}
    </FieldFrame>
  );
});
