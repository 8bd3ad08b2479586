import type { ReactNode } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import '#shared/ui/style/check.css';
import type { LibraryItem } from '../../core/library-contract.ts';
import styles from './Library.module.css';
import type { LibraryContext } from './library-messages.ts';
import { type AltDraft, savedAlt } from './use-typed-alts.ts';

interface Props {
  readonly item: LibraryItem;
  readonly messages: LibraryContext['messages'];
  readonly alt: AltDraft;
  /** Called with the edited texts, or with null when they equal the saved ones again. */
  readonly onEdited: (alt: AltDraft | null) => void;
  readonly onSave: () => void;
}

export function AltTexts({ item, messages, alt, onEdited, onSave }: Props): ReactNode {
  const { labels } = messages.library;
  const saved = savedAlt(item);
  function type(changed: Partial<AltDraft>): void {
    const edited = { ...alt, ...changed };
    const isSame = (Object.keys(saved) as (keyof AltDraft)[]).every(
      (key) => edited[key] === saved[key],
    );
    onEdited(isSame ? null : edited);
  }
  const textOf = (name: 'altTh' | 'altEn') => ({
    name,
    label: labels[name],
    messages: messages.form,
    maxLength: 200,
    disabled: alt.isDecoration,
    value: alt.isDecoration ? '' : alt[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      type({ [name]: target.value }),
  });
  return (
    <>
      <h3>{labels.altTitle}</h3>
      <p className={styles['facts']}>{labels.altLead}</p>
      <Field {...textOf('altTh')} lang="th" />
      <Field {...textOf('altEn')} lang="en" />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={alt.isDecoration}
          onChange={({ target }) => type({ isDecoration: target.checked })}
        />
        {labels.decoration}
      </label>
      <Button onClick={onSave}>{labels.saveAlt}</Button>
    </>
  );
}
