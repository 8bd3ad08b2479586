import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { type RecipientList, withoutRecipient } from '../../../core/recipients/recipient-list.ts';
import type { CampaignContext } from '../campaign-context.ts';
import { useFocusNext } from '../use-focus-next.ts';

const PAGE_SIZE = 50;

interface Props {
  readonly context: CampaignContext;
  readonly list: RecipientList;
  readonly onChange: (list: RecipientList) => void;
}

export function RecipientRows({ context, list, onChange }: Props): ReactNode {
  const { wizardMessages, messages, fill } = context;
  const recipientMessages = messages.recipients;
  const { rows, willRemove } = useFocusNext('button');
  const [isOpen, setOpen] = useState(false);
  const [searchText, setSearchText] = useState('');
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const term = searchText.trim().toLowerCase();
  const found =
    isOpen && term !== ''
      ? list.recipients.filter(({ email, name }) => `${name} ${email}`.toLowerCase().includes(term))
      : list.recipients;
  return (
    <details className="sending-list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{recipientMessages.list}</summary>
      {isOpen && (
        <>
          <Field
            label={recipientMessages.find}
            messages={wizardMessages.form}
            type="search"
            value={searchText}
            onChange={({ target }) => setSearchText(target.value)}
          />
          {found.length === 0 && <p>{recipientMessages.noneFound}</p>}
          <ul ref={rows}>
            {found.slice(0, visibleCount).map(({ email, name }, index) => (
              <li key={email}>
                <span>
                  {email}
                  {name && <small>{name}</small>}
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  icon="close"
                  label={fill(recipientMessages.remove, { email })}
                  onClick={() => {
                    willRemove(index);
                    onChange(withoutRecipient(list, email));
                  }}
                />
              </li>
            ))}
          </ul>
          {found.length > visibleCount && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}
            >
              {recipientMessages.more}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
