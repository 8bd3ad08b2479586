import type { ReactNode } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import type { SectionDraft } from './draft/use-section-draft.ts';
import { contentsOf } from './item-fields.ts';

interface Props<Content> {
  readonly draft: SectionDraft;
  readonly kind: string;
  readonly addLabel: string;
  readonly texts: readonly Partial<Content>[];
  readonly add: (content: Partial<Content>) => unknown;
}

/** Adds an empty item, and offers example items while the list is empty. */
export function StartingItems<Content>(props: Props<Content>): ReactNode {
  const { draft, kind, addLabel, texts, add } = props;
  const isEmpty = contentsOf(draft, kind).length === 0;
  return (
    <>
      <Button variant="secondary" icon="plus" onClick={() => add({})}>
        {addLabel}
      </Button>
      {isEmpty && (
        <Button variant="quiet" icon="edit" onClick={() => texts.forEach(add)}>
          {draft.messages.list.startItems}
        </Button>
      )}
    </>
  );
}
