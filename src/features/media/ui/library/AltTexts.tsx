import type { ReactNode } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import '#shared/ui/style/check.css';
import type { LibraryItem } from '../../core/library-contract.ts';
import styles from './Library.module.css';
import type { LibraryPlace } from './library-words.ts';
import { savedAlt, type TypedAlt } from './use-typed-alts.ts';

interface Props {
  readonly item: LibraryItem;
  readonly words: LibraryPlace['words'];
  readonly alt: TypedAlt;
  /** Null where it is as it is saved. */
  readonly onTyped: (alt: TypedAlt | null) => void;
  readonly onSave: () => void;
}

/** What a picture shows, in both languages, or that there is nothing to say. */
export function AltTexts({ item, words, alt, onTyped, onSave }: Props): ReactNode {
  const { say } = words.library;
  const saved = savedAlt(item);
  function type(changed: Partial<TypedAlt>): void {
    const now = { ...alt, ...changed };
    const isSame = (Object.keys(saved) as (keyof TypedAlt)[]).every((at) => now[at] === saved[at]);
    onTyped(isSame ? null : now);
  }
  const textOf = (name: 'altTh' | 'altEn') => ({
    name,
    label: say[name],
    words: words.form,
    maxLength: 200,
    disabled: alt.isDecoration,
    value: alt.isDecoration ? '' : alt[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      type({ [name]: target.value }),
  });
  return (
    <>
      <h3>{say.altTitle}</h3>
      <p className={styles['facts']}>{say.altLead}</p>
      <Field {...textOf('altTh')} lang="th" />
      <Field {...textOf('altEn')} lang="en" />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={alt.isDecoration}
          onChange={({ target }) => type({ isDecoration: target.checked })}
        />
        {say.decoration}
      </label>
      <Button onClick={onSave}>{say.saveAlt}</Button>
    </>
  );
}
