import { type ComponentProps, memo, type ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import type { IconName } from '#shared/ui/icon/icons.ts';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './Button.module.css';

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly wide?: boolean;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  /** Accessible name of an icon-only button. */
  readonly label?: string;
  /** Hidden text after the label that names the item acted on, for screen readers. */
  readonly which?: string | undefined;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  readonly href?: never;
  /** True during the action: the button keeps size and focus but cannot be clicked. */
  readonly busy?: boolean;
  /** Leaves the focus in the field on press, whose error on blur would move the button away. */
  readonly steady?: boolean;
}

interface LinkProps extends Look, Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
}

const preventFocusLoss = (event: { preventDefault(): void }) => event.preventDefault();

export const Button = memo(function Button(props: ButtonProps | LinkProps): ReactNode {
  const { variant = 'primary', size = 'medium', wide = false, icon, iconAfter, label } = props;
  const which = props.which && <span className="visually-hidden">{` ${props.which}`}</span>;
  const styleProps = {
    className: classes(
      styles['button'],
      styles[variant],
      size !== 'medium' && styles[size],
      wide && styles['wide'],
      label !== undefined && styles['square'],
      props.className,
    ),
    ...(label !== undefined && { 'aria-label': label }),
  };
  const after = iconAfter && <Icon of={iconAfter} />;
  if (props.href !== undefined) {
    return (
      <a {...native(props)} {...styleProps}>
        {icon && <Icon of={icon} />}
        {props.children}
        {which}
        {after}
      </a>
    );
  }
  const { busy = false, type = 'button', steady = type === 'submit', ...rest } = native(props);
  return (
    <button
      {...rest}
      {...styleProps}
      type={type}
      onMouseDown={steady ? preventFocusLoss : rest.onMouseDown}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? preventFocusLoss : rest.onClick}
    >
      {busy ? <span className={styles['spinner']} /> : icon && <Icon of={icon} />}
      {props.children}
      {which}
      {after}
    </button>
  );
});

function native<Props extends Look>({
  variant: _variant,
  size: _size,
  wide: _wide,
  icon: _icon,
  iconAfter: _iconAfter,
  label: _label,
  which: _which,
  ...rest
}: Props) {
  return rest;
}
