import { type ReactNode, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import type { WrongEntry } from '../../../core/recipients/read-recipients.ts';
import {
  type RecipientList,
  withMended,
  withoutEntry,
} from '../../../core/recipients/recipient-list.ts';
import type { SendingPlace } from '../sending-place.ts';
import { useFocusNext } from '../use-focus-next.ts';

const SHOWN = 20;

interface Props {
  readonly place: SendingPlace;
  readonly list: RecipientList;
  readonly grouped: (value: number) => string;
  readonly onChange: (list: RecipientList) => void;
}

/** What is no address, each with its reason, to be mended where it stands. */
export function WrongEntries({ place, list, grouped, onChange }: Props): ReactNode {
  const own = place.say.recipients;
  const { wrong } = list;
  const { rows, goes } = useFocusNext('input');
  if (wrong.length === 0) return null;
  return (
    <div className="sending-wrong">
      <h3>{fill(own.wrong, { count: wrong.length }, grouped)}</h3>
      <ul ref={rows}>
        {wrong.slice(0, SHOWN).map((entry, at) => (
          <WrongRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
            key={`${at} ${entry.text}`}
            place={place}
            entry={entry}
            onMend={(text) => {
              goes(at);
              onChange(withMended(list, entry, text));
            }}
            onLeaveOut={() => {
              goes(at);
              onChange(withoutEntry(list, entry));
            }}
          />
        ))}
      </ul>
      {wrong.length > SHOWN && <p>{fill(own.wrongMore, { shown: SHOWN }, grouped)}</p>}
      <Button variant="secondary" size="small" onClick={() => onChange({ ...list, wrong: [] })}>
        {own.leaveOutAll}
      </Button>
    </div>
  );
}

interface RowProps {
  readonly place: SendingPlace;
  readonly entry: WrongEntry;
  readonly onMend: (text: string) => void;
  readonly onLeaveOut: () => void;
}

function WrongRow({ place, entry, onMend, onLeaveOut }: RowProps): ReactNode {
  const { words, say } = place;
  const own = say.recipients;
  const [text, setText] = useState(entry.text);
  return (
    <li>
      <Field
        label={own.mend}
        words={words.form}
        spellCheck={false}
        value={text}
        error={own.reasons[entry.reason]}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onMend(text);
        }}
      />
      <div className="sending-buttons">
        <Button
          variant="secondary"
          size="small"
          disabled={text.trim() === ''}
          onClick={() => onMend(text)}
        >
          {own.mended}
        </Button>
        <Button variant="quiet" size="small" onClick={onLeaveOut}>
          {own.leaveOut}
        </Button>
      </div>
    </li>
  );
}
