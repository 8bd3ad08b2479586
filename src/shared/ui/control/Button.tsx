import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly wide?: boolean;
  /** A drawing of `icons.ts`, imported by name. */
  readonly icon?: string;
  /** Words for a button that shows only its icon. */
  readonly label?: string;
  /** Something is under way: keeps its place and its focus, but cannot be pressed again. */
  readonly busy?: boolean;
  /**
   * Leaves the focus in the field while a mouse presses it. An error that appears when a field is
   * left would move the button from under the pointer, and the press would be lost.
   */
  readonly steady?: boolean;
}

const holdFocus = (event: { preventDefault(): void }) => event.preventDefault();

export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  icon,
  label,
  busy = false,
  type = 'button',
  steady = type === 'submit',
  className,
  onClick,
  children,
  ...rest
}: Props): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      onMouseDown={steady ? holdFocus : rest.onMouseDown}
      className={classes(
        styles['button'],
        styles[variant],
        size !== 'medium' && styles[size],
        wide && styles['wide'],
        label !== undefined && styles['square'],
        className,
      )}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles['spinner']} /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
