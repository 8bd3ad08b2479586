import { type ReactNode, useId, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import styles from '../Wizard.module.css';
import type { BrochureProps } from './brochure-props.ts';

const loadPanel = () => import('./BrochurePanel.tsx');

/** Opens the form for an existing text; its input stays after closing. */
export function Brochure({ draft, messages }: BrochureProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const id = useId();
  const toggle = () => {
    setOpen(!isOpen);
    setOpened(true);
  };
  return (
    <div className={styles['group']}>
      <div>
        <Button
          variant="secondary"
          icon="file"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {messages.open}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {hasOpened && (
          <Later load={loadPanel} messages={draft.messages.later}>
            {({ BrochurePanel }) => <BrochurePanel draft={draft} messages={messages} />}
          </Later>
        )}
      </div>
    </div>
  );
}
