import type { ReactNode } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import styles from './AccountForm.module.css';
import { FormNotice } from './FormNotice.tsx';
import type { useAccountForm } from './use-account-form.ts';

interface Props {
  readonly form: ReturnType<typeof useAccountForm>;
  readonly action?: string;
  readonly submit: string;
  /** Style of the submit button on a page with other content; absent: as wide as the form. */
  readonly variant?: 'secondary' | 'danger';
  readonly onChange?: () => void;
  /** Field errors listed under the notice, by field id. */
  readonly errors?: readonly { readonly id: string; readonly text: string }[];
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

export function AccountForm(props: Props): ReactNode {
  const { form, action, submit, variant, onChange, errors, instead, children } = props;
  const { formProps, notice, isSubmitting, submittingLabel } = form;
  const buttonStyle = variant ? { variant } : ({ size: 'large', wide: true } as const);
  return (
    <form
      className={styles['form']}
      {...formProps}
      onChange={() => {
        formProps.onChange();
        onChange?.();
      }}
    >
      {action && <input type="hidden" name="act" value={action} />}
      <FormNotice text={notice} errors={errors} />
      {children}
      {instead || (
        <div>
          <Button type="submit" {...buttonStyle} busy={isSubmitting}>
            {isSubmitting ? submittingLabel : submit}
          </Button>
        </div>
      )}
    </form>
  );
}
