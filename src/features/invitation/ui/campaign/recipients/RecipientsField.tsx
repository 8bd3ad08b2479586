import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { MAX_PASTE_LENGTH, readRecipients } from '../../../core/recipients/read-recipients.ts';
import {
  NO_RECIPIENTS,
  type RecipientList,
  withRecipients,
} from '../../../core/recipients/recipient-list.ts';
import type { CampaignContext } from '../campaign-context.ts';
import { RecipientRows } from './RecipientRows.tsx';
import { InvalidEntries } from './WrongEntries.tsx';

interface Props {
  readonly context: CampaignContext;
  readonly list: RecipientList;
  readonly isStored: boolean;
  readonly onChange: (list: RecipientList) => void;
}

/** Longer pastes are not shown in the field, where their layout would take a second or more. */
const LONG_PASTE_LENGTH = 5_000;

const loadCsv = () => import('./csv/CsvDialog.tsx');

function RecipientCount({ context, list }: Pick<Props, 'context' | 'list'>): ReactNode {
  const { messages, fill } = context;
  const recipientMessages = messages.recipients;
  const count = list.recipients.length;
  return (
    <p role="status" className="sending-count">
      {count === 0 ? recipientMessages.empty : fill(recipientMessages.count, { count })}
      {list.repeated > 0 && (
        <span>{fill(recipientMessages.repeated, { count: list.repeated })}</span>
      )}
      {list.wrong.length > 0 && (
        <span className="visually-hidden">
          {fill(recipientMessages.wrong, { count: list.wrong.length })}
        </span>
      )}
    </p>
  );
}

/** The state of typed or pasted text until it is added to the list. */
function useRecipientInput({ list, onChange }: Pick<Props, 'list' | 'onChange'>) {
  const [inputValue, setInputValue] = useState('');
  const [isLong, setLong] = useState(false);
  const read = (text: string) => {
    setLong(text.length > MAX_PASTE_LENGTH);
    onChange(withRecipients(list, readRecipients(text)));
  };
  const add = () => {
    read(inputValue);
    setInputValue('');
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.length < LONG_PASTE_LENGTH) return;
    event.preventDefault();
    read(text);
  };
  return { inputValue, isLong, setInputValue, add, paste };
}

/** The recipients of a campaign in one list: typed, pasted or imported from a file. */
export function RecipientsField({ context, list, isStored, onChange }: Props): ReactNode {
  const { wizardMessages, messages, fill } = context;
  const recipientMessages = messages.recipients;
  const field = useRef<HTMLTextAreaElement>(null);
  const { inputValue, isLong, setInputValue, add, paste } = useRecipientInput({ list, onChange });
  const [isImporting, setImporting] = useState(false);
  const count = list.recipients.length;
  const addInput = () => {
    add();
    field.current?.focus();
  };
  /** Moves the focus to the field after the last row, which had the focus, is removed. */
  const removeRecipients = (next: RecipientList) => {
    onChange(next);
    const isGone = (rows: 'wrong' | 'recipients') =>
      list[rows].length > 0 && next[rows].length === 0;
    if (isGone('wrong') || isGone('recipients')) field.current?.focus();
  };
  return (
    <section className="sending-rows" aria-labelledby="recipients">
      <h2 id="recipients">{recipientMessages.title}</h2>
      <p>{recipientMessages.lead}</p>
      <TextArea
        ref={field}
        label={recipientMessages.input}
        hint={recipientMessages.inputHint}
        messages={wizardMessages.form}
        rows={4}
        spellCheck={false}
        value={inputValue}
        onChange={({ target }) => setInputValue(target.value)}
        onPaste={paste}
      />
      <div className="sending-buttons">
        <Button
          variant="secondary"
          icon="plus"
          disabled={inputValue.trim() === ''}
          onClick={addInput}
        >
          {recipientMessages.add}
        </Button>
        <Button variant="secondary" icon="file" onClick={() => setImporting(true)}>
          {recipientMessages.fromFile}
        </Button>
      </div>
      {isLong && (
        <p className="form-note tone-warning">
          {fill(recipientMessages.pasteLong, { most: MAX_PASTE_LENGTH })}
        </p>
      )}
      <RecipientCount context={context} list={list} />
      <InvalidEntries context={context} list={list} onChange={removeRecipients} />
      {count > 0 && (
        <>
          <RecipientRows context={context} list={list} onChange={removeRecipients} />
          <div className="sending-buttons">
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              onClick={() => removeRecipients(NO_RECIPIENTS)}
            >
              {recipientMessages.clear}
            </Button>
          </div>
          <p className="sending-note">
            {isStored ? recipientMessages.stored : recipientMessages.notStored}
          </p>
        </>
      )}
      {isImporting && (
        <Later load={loadCsv} messages={wizardMessages.later}>
          {({ CsvDialog }) => (
            <CsvDialog
              context={context}
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
