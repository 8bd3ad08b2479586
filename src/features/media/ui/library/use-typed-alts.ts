import { useEffect, useRef, useState } from 'react';
import { keptForm } from '#shared/ui/form/kept/kept-form.ts';
import type { LibraryItem } from '../../core/library-contract.ts';

/** What is typed of what a picture shows, and not saved yet. */
export interface TypedAlt {
  readonly altTh: string;
  readonly altEn: string;
  readonly isDecoration: boolean;
}

/** What is saved of it, as it would be typed. */
export const savedAlt = ({ altTh, altEn }: Pick<LibraryItem, 'altTh' | 'altEn'>): TypedAlt => ({
  altTh: altTh ?? '',
  altEn: altEn ?? '',
  isDecoration: altTh === '' && altEn === '',
});

type TypedAlts = Readonly<Record<string, TypedAlt | undefined>>;

/** The typed texts by the id of the picture, kept in this browser until they are saved. */
export function useTypedAlts(idEmp: number) {
  const [kept] = useState(() => keptForm(`company-${idEmp}`, 'alts', isTypedAlts));
  const [typed, setTyped] = useState<TypedAlts>({});
  const now = useRef(typed);
  const show = (alts: TypedAlts) => {
    now.current = alts;
    setTyped(alts);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useEffect(() => show(Object.assign({}, ...kept.read())), []);

  function keepAlt(idMedia: string, alt: TypedAlt): void {
    show({ ...now.current, [idMedia]: alt });
    kept.keep(now.current);
  }
  /** Drops a text; one that was `sent` only if nothing was typed since. */
  function dropAlt(idMedia: string, sent?: TypedAlt): void {
    const { [idMedia]: last, ...others } = now.current;
    if (sent && last !== sent) return;
    show(others);
    if (Object.keys(others).length > 0) kept.keep(others);
    else kept.drop();
  }
  return { typed, keepAlt, dropAlt };
}

function isTypedAlts(value: unknown): value is TypedAlts {
  return typeof value === 'object' && value !== null && Object.values(value).every(isTypedAlt);
}

function isTypedAlt(value: unknown): value is TypedAlt {
  if (typeof value !== 'object' || value === null) return false;
  const { altTh, altEn, isDecoration } = value as Record<string, unknown>;
  return (
    typeof altTh === 'string' && typeof altEn === 'string' && typeof isDecoration === 'boolean'
  );
}
