import { type ComponentProps, memo, type ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './FieldFrame.tsx';

interface AreaProps {
  readonly counter?: ReactNode;
}

type Props = FieldProps &
  AreaProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | keyof AreaProps>;

export const TextArea = memo(function TextArea(props: Props): ReactNode {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} className={`${control.className} ${styles['area']}`} />
    </FieldFrame>
  );
});
