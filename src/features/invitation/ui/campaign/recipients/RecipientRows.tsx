import { type ReactNode, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { type RecipientList, withoutRecipient } from '../../../core/recipients/recipient-list.ts';
import type { SendingPlace } from '../sending-place.ts';
import { useFocusNext } from '../use-focus-next.ts';

const SHOWN = 50;

interface Props {
  readonly place: SendingPlace;
  readonly list: RecipientList;
  readonly onChange: (list: RecipientList) => void;
}

/** The list itself, a page of it, with a way to find somebody. */
export function RecipientRows({ place, list, onChange }: Props): ReactNode {
  const { words, say } = place;
  const own = say.recipients;
  const { rows, goes } = useFocusNext('button');
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(SHOWN);
  const term = sought.trim().toLowerCase();
  const found =
    isOpen && term !== ''
      ? list.recipients.filter(({ email, name }) => `${name} ${email}`.toLowerCase().includes(term))
      : list.recipients;
  return (
    <details className="sending-list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{own.list}</summary>
      {isOpen && (
        <>
          <Field
            label={own.find}
            words={words.form}
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          {found.length === 0 && <p>{own.noneFound}</p>}
          <ul ref={rows}>
            {found.slice(0, most).map(({ email, name }, at) => (
              <li key={email}>
                <span>
                  {email}
                  {name && <small>{name}</small>}
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  icon="close"
                  label={fill(own.remove, { email })}
                  onClick={() => {
                    goes(at);
                    onChange(withoutRecipient(list, email));
                  }}
                />
              </li>
            ))}
          </ul>
          {found.length > most && (
            <Button variant="secondary" size="small" onClick={() => setMost(most + SHOWN)}>
              {own.more}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
