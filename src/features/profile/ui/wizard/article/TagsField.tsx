import { type ReactNode, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import styles from './BodyField.module.css';
import type { TagWords } from './editor-words.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly original: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** Words many articles are about, in the language of the page. */
  readonly presets: readonly string[];
  readonly say: TagWords;
}

const MOST_TAGS = 10;

/** Tags of one's own, and buttons for those that are used most. */
export function TagsField(props: Props): ReactNode {
  const { draft, label, hint, error, original, value, onChange, presets, say } = props;
  const [typed, setTyped] = useState('');
  const isFull = value.length >= MOST_TAGS;
  const tag = typed.trim();
  const isNew = tag !== '' && !value.includes(tag);
  const isWaiting = isFull && isNew;
  const add = () => {
    if (isWaiting) return;
    setTyped('');
    if (isNew) onChange([...value, tag]);
  };
  const toggle = (chosen: string) => {
    const others = value.filter((one) => one !== chosen);
    if (others.length === value.length) return onChange([...value, chosen]);
    onChange(isWaiting ? [...others, tag] : others);
    if (isWaiting) setTyped('');
  };
  const own = value.filter((tag) => !presets.includes(tag));
  return (
    <div className={styles['tags']}>
      <Field
        label={label}
        hint={hint}
        original={original}
        error={isWaiting ? say.full : error}
        words={draft.words.form}
        optional
        maxLength={40}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <ul className="bare-list" aria-label={label}>
        {own.map((tag) => (
          <li key={tag}>
            <Button
              size="small"
              variant="secondary"
              iconAfter="close"
              aria-label={fill(say.remove, { tag })}
              onClick={() => toggle(tag)}
            >
              {tag}
            </Button>
          </li>
        ))}
        {presets.map((tag) => (
          <li key={tag}>
            <Button
              size="small"
              variant={value.includes(tag) ? 'primary' : 'secondary'}
              icon={value.includes(tag) ? 'check' : 'plus'}
              aria-pressed={value.includes(tag)}
              disabled={isFull && !value.includes(tag)}
              onClick={() => toggle(tag)}
            >
              {tag}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
