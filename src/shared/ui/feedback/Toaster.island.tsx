import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './Toaster.module.css';
import type { Toast } from './toast-store.ts';
import { $toasts, dismissToast, sayLeftToast } from './toast-store.ts';

interface Words {
  readonly label: string;
  readonly dismiss: string;
}

const SHOWN_MS = 6000;
const ICON = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;

function ToastLine({ toast, words }: { readonly toast: Toast; readonly words: Words }): ReactNode {
  const [held, setHeld] = useState(false);
  // What went wrong waits to be dismissed; everything else leaves, but not while it is read.
  const leaves = toast.tone !== 'danger' && !held;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [leaves, toast.id]);
  return (
    <li
      className={classes(styles['toast'], styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={ICON[toast.tone]} />
      <div>
        <p className={styles['text']}>{toast.text}</p>
        {toast.detail && <p className={styles['detail']}>{toast.detail}</p>}
      </div>
      <Button
        variant="quiet"
        size="small"
        icon="close"
        label={words.dismiss}
        onClick={() => dismissToast(toast.id)}
      />
    </li>
  );
}

/** One for each page that says things in passing; `words` are `catalogue(locale).shared.toast`. */
export default function Toaster({ words }: { readonly words: Words }): ReactNode {
  const toasts = useStore($toasts);
  useEffect(sayLeftToast, []);
  return (
    <section aria-label={words.label} aria-live="polite">
      <ul className={styles['region']}>
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} words={words} />
        ))}
      </ul>
    </section>
  );
}
