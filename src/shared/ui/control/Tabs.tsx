import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

interface Props {
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly count?: string;
    readonly panel: ReactNode;
  }[];
  readonly first?: string;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels of one page; tabs that are addresses of their own are links (`Tabs.astro`). */
export function Tabs({ label, items, first }: Props): ReactNode {
  const own = useId();
  const [current, setCurrent] = useState(first ?? items[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const at = items.findIndex((item) => item.id === current);

  function choose(index: number): void {
    const item = items[(index + items.length) % items.length];
    if (!item) return;
    setCurrent(item.id);
    buttons.current.get(item.id)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEP[event.key];
    if (step !== undefined) choose(at + step);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(items.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={styles['tabs']} role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.id}
            ref={(button) => {
              if (button) buttons.current.set(item.id, button);
              else buttons.current.delete(item.id);
            }}
            type="button"
            role="tab"
            id={`${own}-${item.id}`}
            className={styles['tab']}
            aria-selected={item.id === current}
            aria-controls={`${own}-${item.id}-panel`}
            tabIndex={item.id === current ? 0 : -1}
            onClick={() => setCurrent(item.id)}
            onKeyDown={onKeyDown}
          >
            {item.label}
            {item.count && <span className={styles['count']}>{item.count}</span>}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${own}-${item.id}-panel`}
          className={styles['panel']}
          aria-labelledby={`${own}-${item.id}`}
          hidden={item.id !== current}
        >
          {item.panel}
        </div>
      ))}
    </>
  );
}
