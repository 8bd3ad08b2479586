import type { ComponentProps, ReactNode } from 'react';
import { memo, useId } from 'react';
import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { describedBy } from './field-ids.ts';

interface AreaProps {
  /** How much was typed, as text: "120 / 2,000". */
  readonly counter?: ReactNode;
}

type Props = FieldProps &
  AreaProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | keyof AreaProps>;

export const TextArea = memo(function TextArea({
  label,
  hint,
  error,
  optional,
  words,
  original,
  counter,
  ...area
}: Props): ReactNode {
  const own = useId();
  const id = area.id ?? own;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      words={words}
      original={original}
      counter={counter}
      required={area.required}
    >
      <textarea
        {...area}
        id={id}
        className={`${styles['control']} ${styles['area']}`}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
});
