import { useEffect, useRef, useState } from 'react';
import { formDraft } from '#shared/ui/form/draft/form-draft.ts';
import type { LibraryItem } from '../../core/library-contract.ts';

export interface AltDraft {
  readonly altTh: string;
  readonly altEn: string;
  readonly isDecoration: boolean;
}

export const savedAlt = ({ altTh, altEn }: Pick<LibraryItem, 'altTh' | 'altEn'>): AltDraft => ({
  altTh: altTh ?? '',
  altEn: altEn ?? '',
  isDecoration: altTh === '' && altEn === '',
});

type AltDrafts = Readonly<Record<string, AltDraft | undefined>>;

/** Unsaved alt texts by picture id, kept in the browser's storage until they are saved. */
export function useAltDrafts(idEmp: number) {
  const [draftStorage] = useState(() => formDraft(`company-${idEmp}`, 'alts', isAltDrafts));
  const [drafts, setDrafts] = useState<AltDrafts>({});
  const latest = useRef(drafts);
  const update = (alts: AltDrafts) => {
    latest.current = alts;
    setDrafts(alts);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useEffect(() => update(Object.assign({}, ...draftStorage.read())), []);

  function storeDraft(idMedia: string, alt: AltDraft): void {
    update({ ...latest.current, [idMedia]: alt });
    draftStorage.save(latest.current);
  }
  /** Drops a draft; if `sent` is given, only if it has not been edited since it was sent. */
  function dropDraft(idMedia: string, sent?: AltDraft): void {
    const { [idMedia]: last, ...rest } = latest.current;
    if (sent && last !== sent) return;
    update(rest);
    if (Object.keys(rest).length > 0) draftStorage.save(rest);
    else draftStorage.drop();
  }
  return { drafts, storeDraft, dropDraft };
}

function isAltDrafts(value: unknown): value is AltDrafts {
  return typeof value === 'object' && value !== null && Object.values(value).every(isAltDraft);
}

function isAltDraft(value: unknown): value is AltDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { altTh, altEn, isDecoration } = value as Record<string, unknown>;
  return (
    typeof altTh === 'string' && typeof altEn === 'string' && typeof isDecoration === 'boolean'
  );
}
