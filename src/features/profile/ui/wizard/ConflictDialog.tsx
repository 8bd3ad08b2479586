import { type ReactNode, useState } from 'react';
import { formatDate } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import type { ItemConflict } from '../../core/section-draft/merge-items.ts';
import type { Item } from '../../core/sections/section.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';
import styles from './Wizard.module.css';

interface Props {
  readonly draft: SectionDraft;
  readonly titleOf: (item: Item) => string | undefined;
  readonly formatValue: ((field: string, value: unknown) => string | undefined) | undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const PICTURE = /^[\da-f]{8}-[\da-f-]{27}$/;
const keyOf = ({ idItem, field }: ItemConflict) => `${idItem}.${field ?? ''}`;

/** Both sides of each conflict; the user's own side wins unless the other is selected. */
export function ConflictDialog({ draft, titleOf, formatValue }: Props): ReactNode {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { conflicts, isChoosing, setChoosing, settle, messages } = draft;
  const { locale } = draft.context;
  const { conflict: conflictMessages } = messages;
  const choose = (key: string, isTheirs: boolean) => {
    const selection = new Set(theirs);
    if (isTheirs) selection.add(key);
    else selection.delete(key);
    setTheirs(selection);
  };
  const legendOf = ({ mine, theirs: other, field }: ItemConflict) => {
    const item = mine ?? other;
    const name = item && titleOf(item);
    return [name, field && messages.field[field]].filter(Boolean).join(' – ');
  };
  const apply = () => {
    settle((conflict) => theirs.has(keyOf(conflict)));
    setTheirs(new Set());
  };
  return (
    <Dialog
      open={isChoosing}
      onClose={() => setChoosing(false)}
      title={conflictMessages.title}
      messages={{ close: messages.close }}
      size="gallery"
      actions={<Button onClick={apply}>{conflictMessages.apply}</Button>}
    >
      <p>{conflictMessages.text}</p>
      {conflicts.map((conflict) => {
        const key = keyOf(conflict);
        return (
          <fieldset key={key} className={styles['conflict']}>
            <legend>{legendOf(conflict)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className={styles['side']}>
                <Checkbox
                  type="radio"
                  name={`conflict-${key}`}
                  checked={theirs.has(key) === (side === 'theirs')}
                  onChange={() => choose(key, side === 'theirs')}
                  label={conflictMessages[side]}
                />
                <Side
                  field={conflict.field}
                  item={conflict[side]}
                  messages={messages}
                  locale={locale}
                  formatValue={formatValue}
                />
              </div>
            ))}
          </fieldset>
        );
      })}
    </Dialog>
  );
}

interface SideProps extends Pick<Props, 'formatValue'> {
  /** Without a field, the complete item is in conflict. */
  readonly field: string | null;
  readonly item: Item | null;
  readonly messages: SectionDraft['messages'];
  readonly locale: Locale;
}

function Side({ field, item, messages, locale, formatValue }: SideProps): ReactNode {
  const textOf = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return value ? messages.conflict.yes : messages.conflict.no;
    if (Array.isArray(value)) return value.join(', ');
    const text = formatValue?.(name, value) ?? String(value ?? '');
    return DAY.test(text) ? formatDate(locale, new Date(text)) : text;
  };
  const renderValue = (name: string, value: unknown) =>
    typeof value === 'string' && PICTURE.test(value) ? (
      <img src={media(value, 320, 'webp')} alt={messages.field[name] ?? ''} />
    ) : (
      <p className={styles['side-text']}>{textOf(name, value) || messages.conflict.empty}</p>
    );
  if (!item) return <p className={styles['side-text']}>{messages.conflict.removed}</p>;
  if (field !== null) return renderValue(field, item.content[field]);
  const filled = Object.entries(item.content).filter(
    ([name, value]) => messages.field[name] && value && textOf(name, value),
  );
  return (
    <dl>
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>
            <strong>{messages.field[name]}</strong>
          </dt>
          <dd>{renderValue(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
