import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import type { InvalidEntry } from '../../../core/recipients/read-recipients.ts';
import {
  type RecipientList,
  withCorrection,
  withoutEntry,
} from '../../../core/recipients/recipient-list.ts';
import type { CampaignContext } from '../campaign-context.ts';
import { useFocusNext } from '../use-focus-next.ts';

const MAX_VISIBLE_ENTRIES = 20;

interface Props {
  readonly context: CampaignContext;
  readonly list: RecipientList;
  readonly onChange: (list: RecipientList) => void;
}

/** Entries that are no addresses, each with its reason and a field to correct it. */
export function InvalidEntries({ context, list, onChange }: Props): ReactNode {
  const { messages, fill } = context;
  const recipientMessages = messages.recipients;
  const { wrong: invalid } = list;
  const { rows, willRemove } = useFocusNext('input');
  if (invalid.length === 0) return null;
  return (
    <div className="sending-wrong">
      <h3>{fill(recipientMessages.wrong, { count: invalid.length })}</h3>
      <ul ref={rows}>
        {invalid.slice(0, MAX_VISIBLE_ENTRIES).map((entry, index) => (
          <InvalidRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
            key={`${index} ${entry.text}`}
            context={context}
            entry={entry}
            onCorrect={(text) => {
              willRemove(index);
              onChange(withCorrection(list, entry, text));
            }}
            onLeaveOut={() => {
              willRemove(index);
              onChange(withoutEntry(list, entry));
            }}
          />
        ))}
      </ul>
      {invalid.length > MAX_VISIBLE_ENTRIES && (
        <p>{fill(recipientMessages.wrongMore, { shown: MAX_VISIBLE_ENTRIES })}</p>
      )}
      <Button variant="secondary" size="small" onClick={() => onChange({ ...list, wrong: [] })}>
        {recipientMessages.leaveOutAll}
      </Button>
    </div>
  );
}

interface RowProps extends Pick<Props, 'context'> {
  readonly entry: InvalidEntry;
  readonly onCorrect: (text: string) => void;
  readonly onLeaveOut: () => void;
}

function InvalidRow({ context, entry, onCorrect, onLeaveOut }: RowProps): ReactNode {
  const { wizardMessages, messages } = context;
  const recipientMessages = messages.recipients;
  const [text, setText] = useState(entry.text);
  return (
    <li>
      <Field
        label={recipientMessages.correct}
        messages={wizardMessages.form}
        spellCheck={false}
        value={text}
        error={recipientMessages.reasons[entry.reason]}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onCorrect(text);
        }}
      />
      <div className="sending-buttons">
        <Button
          variant="secondary"
          size="small"
          disabled={text.trim() === ''}
          onClick={() => onCorrect(text)}
        >
          {recipientMessages.corrected}
        </Button>
        <Button variant="quiet" size="small" onClick={onLeaveOut}>
          {recipientMessages.leaveOut}
        </Button>
      </div>
    </li>
  );
}
