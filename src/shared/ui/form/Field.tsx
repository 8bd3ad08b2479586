import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './FieldFrame.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** An input with label, hint and error; takes the props of react-hook-form's `register`. */
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

interface PasswordProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly show: string;
  readonly hide: string;
}

function PasswordInput({ show, hide, ...input }: PasswordProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles['with-button']}>
      <input {...input} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <button
        type="button"
        className={styles['reveal']}
        aria-controls={input.id}
        onClick={() => setShown(!isShown)}
      >
        <Icon of={isShown ? 'eyeOff' : 'eye'} />
        <span className="visually-hidden">{isShown ? hide : show}</span>
      </button>
    </span>
  );
}
