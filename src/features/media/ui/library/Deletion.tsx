import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { LibraryWords } from './library-words.ts';

interface Props {
  readonly say: LibraryWords['say'];
  readonly uses: readonly string[];
  readonly isAsked: boolean;
  readonly onAsked: (isAsked: boolean) => void;
  readonly onDelete: () => void;
}

/** Asks before a file is deleted, and of one that is used says where instead. */
export function Deletion({ say, uses, isAsked, onAsked, onDelete }: Props): ReactNode {
  if (!isAsked) {
    return (
      <Button variant="danger" icon="trash" onClick={() => onAsked(true)}>
        {say.delete}
      </Button>
    );
  }
  const isUsed = uses.length > 0;
  return (
    <div className="form-note tone-danger" role="alert">
      <p>{isUsed ? fill(say.deleteUsed, { uses: uses.join(', ') }) : say.deleteAsk}</p>
      <Button variant="secondary" onClick={() => onAsked(false)}>
        {say.keep}
      </Button>
      {!isUsed && (
        <Button variant="danger" icon="trash" onClick={onDelete}>
          {say.deleteNow}
        </Button>
      )}
    </div>
  );
}
