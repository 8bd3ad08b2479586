import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { imageDescription } from '../../../core/descriptions/described-by.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import type { ItemFields } from '../item-fields.ts';

interface Props<Content> {
  readonly draft: SectionDraft;
  readonly kind: string;
  readonly fields: ItemFields<Content>;
  readonly placeholder?: string;
}

const loadClient = async () => (await import('./load-library.ts')).loadLibraryClient();

/** Ids of pictures that the user marked as decoration on this page, before a reload. */
const decorations = new Set<string>();

/** Alt text of an item's picture; optional for a decoration or if described elsewhere. */
export function AltField<Content extends { readonly idMedia: string | null }>({
  draft,
  kind,
  fields,
  placeholder = '',
}: Props<Content>): ReactNode {
  const { context, messages } = draft;
  const { library } = messages;
  const content = fields.content as Content & Readonly<Record<string, unknown>>;
  const idMedia = content.idMedia ?? '';
  const [failed, setFailed] = useState<string>();
  const [, setMarked] = useState(false);
  const [name = 'altText', ...otherFields] = imageDescription(kind) ?? [];
  const libraryAlt = decorations.has(idMedia) ? '' : context.document.pictures[idMedia]?.alt;
  const field = fields.text(name as keyof Content & string);
  const isOptional = libraryAlt != null || otherFields.some((other) => content[other]);
  const mark = async () => {
    const client = await loadClient().catch(() => null);
    const response = await client?.describeMedia(context, idMedia, { altTh: '', altEn: '' });
    if (!response?.ok) return setFailed(library.labels.failed);
    decorations.add(idMedia);
    setFailed(undefined);
    setMarked(true);
    draft.form.clearErrors(field.name);
  };
  return (
    <>
      <TextArea
        {...field}
        rows={1}
        error={failed ?? field.error}
        hint={libraryAlt === '' ? library.labels.isDecoration : field.hint}
        optional={isOptional}
        placeholder={(name === 'altText' && libraryAlt) || placeholder}
      />
      {!isOptional && idMedia && !content[name] && (
        <Button variant="quiet" size="small" onClick={() => void mark()}>
          {library.labels.decoration}
        </Button>
      )}
    </>
  );
}
