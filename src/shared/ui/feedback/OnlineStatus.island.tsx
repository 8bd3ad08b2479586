import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { classes } from '#shared/ui/style/classes.ts';
import { $online } from './loading-store.ts';
import styles from './OnlineStatus.module.css';

interface Props {
  /** `catalogue(locale).shared.online` */
  readonly words: { readonly lost: string; readonly back: string };
}

const SHOWN_MS = 4000;

/** Tells when the network goes, and for a moment when it has come back. */
export default function OnlineStatus({ words }: Props): ReactNode {
  const online = useStore($online);
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    const lost = () => $online.set(false);
    const found = () => {
      $online.set(true);
      setReturned(true);
    };
    if (!navigator.onLine) lost();
    addEventListener('offline', lost);
    addEventListener('online', found);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', found);
    };
  }, []);
  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => setReturned(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [returned]);
  return (
    <p className={classes(styles['status'], online && styles['back'])} role="status">
      {online ? returned && words.back : words.lost}
    </p>
  );
}
