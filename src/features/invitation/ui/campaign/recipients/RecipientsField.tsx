import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { LONGEST_PASTE, readRecipients } from '../../../core/recipients/read-recipients.ts';
import {
  NO_RECIPIENTS,
  type RecipientList,
  withRecipients,
} from '../../../core/recipients/recipient-list.ts';
import type { SendingPlace } from '../sending-place.ts';
import { RecipientRows } from './RecipientRows.tsx';
import { WrongEntries } from './WrongEntries.tsx';

interface Props {
  readonly place: SendingPlace;
  readonly list: RecipientList;
  readonly isKept: boolean;
  readonly onChange: (list: RecipientList) => void;
}

/** From here on a paste goes to the list at once: browsers take a second and more to lay it out in the field. */
const LONG_PASTE = 5_000;

const loadCsv = () => import('./csv/CsvDialog.tsx');

interface CountProps {
  readonly own: SendingPlace['say']['recipients'];
  readonly list: RecipientList;
  readonly grouped: (value: number) => string;
}

function RecipientCount({ own, list, grouped }: CountProps): ReactNode {
  const count = list.recipients.length;
  return (
    <p role="status" className="sending-count">
      {count === 0 ? own.empty : fill(own.count, { count }, grouped)}
      {list.repeated > 0 && <span>{fill(own.repeated, { count: list.repeated }, grouped)}</span>}
      {list.wrong.length > 0 && (
        <span className="visually-hidden">
          {fill(own.wrong, { count: list.wrong.length }, grouped)}
        </span>
      )}
    </p>
  );
}

/** What is typed or pasted, until it is in the list. */
function useTyped({ list, onChange }: Pick<Props, 'list' | 'onChange'>) {
  const [typed, type] = useState('');
  const [isLong, setLong] = useState(false);
  const read = (text: string) => {
    setLong(text.length > LONGEST_PASTE);
    onChange(withRecipients(list, readRecipients(text)));
  };
  const add = () => {
    read(typed);
    type('');
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.length < LONG_PASTE) return;
    event.preventDefault();
    read(text);
  };
  return { typed, isLong, type, add, paste };
}

/** Whom a letter goes to: typed, pasted or from a file, in one list. */
export function RecipientsField({ place, list, isKept, onChange }: Props): ReactNode {
  const { locale, words, say } = place;
  const own = say.recipients;
  const grouped = (value: number) => formatNumber(locale, value);
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, isLong, type, add, paste } = useTyped({ list, onChange });
  const [isImporting, setImporting] = useState(false);
  const count = list.recipients.length;
  const addTyped = () => {
    add();
    field.current?.focus();
  };
  /** What had the focus goes with the last row of a list; one goes on where more can be typed. */
  const lessen = (next: RecipientList) => {
    onChange(next);
    const isGone = (rows: 'wrong' | 'recipients') =>
      list[rows].length > 0 && next[rows].length === 0;
    if (isGone('wrong') || isGone('recipients')) field.current?.focus();
  };
  return (
    <section className="sending-rows" aria-labelledby="recipients">
      <h2 id="recipients">{own.title}</h2>
      <p>{own.lead}</p>
      <TextArea
        ref={field}
        label={own.typed}
        hint={own.typedHint}
        words={words.form}
        rows={4}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onPaste={paste}
      />
      <div className="sending-buttons">
        <Button variant="secondary" icon="plus" disabled={typed.trim() === ''} onClick={addTyped}>
          {own.add}
        </Button>
        <Button variant="secondary" icon="file" onClick={() => setImporting(true)}>
          {own.fromFile}
        </Button>
      </div>
      {isLong && (
        <p className="form-note tone-warning">
          {fill(own.pasteLong, { most: LONGEST_PASTE }, grouped)}
        </p>
      )}
      <RecipientCount own={own} list={list} grouped={grouped} />
      <WrongEntries place={place} list={list} grouped={grouped} onChange={lessen} />
      {count > 0 && (
        <>
          <RecipientRows place={place} list={list} onChange={lessen} />
          <div className="sending-buttons">
            <Button variant="quiet" size="small" icon="trash" onClick={() => lessen(NO_RECIPIENTS)}>
              {own.clear}
            </Button>
          </div>
          <p className="sending-note">{isKept ? own.kept : own.notKept}</p>
        </>
      )}
      {isImporting && (
        <Later load={loadCsv} words={words.later}>
          {({ CsvDialog }) => (
            <CsvDialog
              place={place}
              onRecipients={(recipients) =>
                onChange(withRecipients(list, { recipients, wrong: [] }))
              }
              onClose={() => setImporting(false)}
            />
          )}
        </Later>
      )}
    </section>
  );
}
