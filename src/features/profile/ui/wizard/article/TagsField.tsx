import { type ReactNode, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import styles from './BodyField.module.css';
import type { TagMessages } from './editor-messages.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly original: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** Frequent tags in the language of the page. */
  readonly presets: readonly string[];
  readonly messages: TagMessages;
}

const MAX_TAGS = 10;

export function TagsField(props: Props): ReactNode {
  const { draft, label, hint, error, original, value, onChange, presets, messages } = props;
  const [inputValue, setInputValue] = useState('');
  const isFull = value.length >= MAX_TAGS;
  const tag = inputValue.trim();
  const isNew = tag !== '' && !value.includes(tag);
  const isWaiting = isFull && isNew;
  const add = () => {
    if (isWaiting) return;
    setInputValue('');
    if (isNew) onChange([...value, tag]);
  };
  const toggle = (toggled: string) => {
    const otherTags = value.filter((other) => other !== toggled);
    if (otherTags.length === value.length) return onChange([...value, toggled]);
    onChange(isWaiting ? [...otherTags, tag] : otherTags);
    if (isWaiting) setInputValue('');
  };
  const customTags = value.filter((tag) => !presets.includes(tag));
  return (
    <div className={styles['tags']}>
      <Field
        label={label}
        hint={hint}
        original={original}
        error={isWaiting ? messages.full : error}
        messages={draft.messages.form}
        optional
        maxLength={40}
        autoComplete="off"
        value={inputValue}
        onChange={(event) => setInputValue(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <ul className="bare-list" aria-label={label}>
        {customTags.map((tag) => (
          <li key={tag}>
            <Button
              size="small"
              variant="secondary"
              iconAfter="close"
              aria-label={fill(messages.remove, { tag })}
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
