import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '#shared/ui/style/classes.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  readonly open: boolean;
  /** Called on Escape, the close button and a click outside; the owner sets `open`. */
  readonly onClose: () => void;
  readonly title: string;
  readonly messages: { readonly close: string };
  readonly size?: 'medium' | 'gallery';
  readonly actions?: ReactNode;
  /** Content, which stays mounted while the dialog is closed. */
  readonly children: ReactNode;
}

/** The native modal dialog: it traps the focus and restores it when it closes. */
export function Dialog({
  open,
  onClose,
  title,
  messages,
  size = 'medium',
  actions,
  children,
}: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // Unmounting an open dialog would lose the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles
    <dialog
      ref={ref}
      className={classes(styles['dialog'], size === 'gallery' && styles['gallery'])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Ignores the `cancel` event of a file chooser inside, which bubbles up to here.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <header className={styles['head']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        <Button variant="quiet" icon="close" label={messages.close} onClick={onClose} />
      </header>
      <div className={styles['body']}>{children}</div>
      {actions && <footer className={styles['foot']}>{actions}</footer>}
    </dialog>
  );
}
