import type { ReactNode } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import styles from '../ReviewForm.module.css';

export interface WaitingProofProps {
  readonly proof: string;
  readonly messages: Readonly<Record<'waiting' | 'remove', string>>;
  readonly onRemove: () => void;
}

export function WaitingProof({ proof, messages, onRemove }: WaitingProofProps): ReactNode {
  return (
    <div className={`form-note tone-info ${styles['restored']}`}>
      <input type="hidden" name="proof" value={proof} />
      <span>{messages.waiting}</span>
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget }) => {
          // Removing the button would lose the focus.
          currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          onRemove();
        }}
      >
        {messages.remove}
      </Button>
    </div>
  );
}
