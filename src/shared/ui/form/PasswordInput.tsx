import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './Field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  readonly show: string;
  readonly hide: string;
}

export function PasswordInput({ show, hide, ...input }: Props): ReactNode {
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
