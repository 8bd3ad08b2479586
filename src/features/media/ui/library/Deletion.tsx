import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { LibraryMessages } from './library-messages.ts';

interface Props {
  readonly labels: LibraryMessages['labels'];
  readonly uses: readonly string[];
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
  readonly onDelete: () => void;
}

export function Deletion({ labels, uses, isConfirming, onConfirming, onDelete }: Props): ReactNode {
  if (!isConfirming) {
    return (
      <Button variant="danger" icon="trash" onClick={() => onConfirming(true)}>
        {labels.delete}
      </Button>
    );
  }
  const isUsed = uses.length > 0;
  return (
    <div className="form-note tone-danger" role="alert">
      <p>{isUsed ? fill(labels.deleteUsed, { uses: uses.join(', ') }) : labels.deleteAsk}</p>
      <Button variant="secondary" onClick={() => onConfirming(false)}>
        {labels.cancel}
      </Button>
      {!isUsed && (
        <Button variant="danger" icon="trash" onClick={onDelete}>
          {labels.deleteNow}
        </Button>
      )}
    </div>
  );
}
