import { type ReactNode, useEffect, useState } from 'react';
import { FormNotice } from '../account-form/FormNotice.tsx';
import { Button } from '../control/Button.tsx';

interface Props<Loaded> {
  /** Imports the part; a stable function, since a new one loads it again. */
  readonly load: () => Promise<Loaded>;
  readonly messages: { readonly failed: string; readonly retry: string; readonly reload: string };
  readonly whileLoading?: ReactNode;
  readonly children: (loaded: Loaded) => ReactNode;
}

/** Loads a part's script on mount; offers a retry after a failure, a reload after two. */
export function Later<Loaded>({
  load,
  messages,
  whileLoading,
  children,
}: Props<Loaded>): ReactNode {
  const [part, setPart] = useState<{ readonly loaded: Loaded } | 'awaited' | 'failed'>('awaited');
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (part !== 'awaited') return;
    let isGone = false;
    const settle = (loaded?: Loaded) => {
      if (isGone) return;
      // The import resolves to undefined if a release removed the script and the page reloads.
      setPart(loaded === undefined ? 'failed' : { loaded });
      if (loaded === undefined) setFailures((count) => count + 1);
    };
    load().then(settle, () => settle());
    return () => {
      isGone = true;
    };
  }, [load, part]);
  if (part === 'awaited') return whileLoading;
  if (part !== 'failed') return children(part.loaded);
  return (
    <>
      <FormNotice text={messages.failed} />
      <Button variant="secondary" size="small" onClick={() => setPart('awaited')}>
        {messages.retry}
      </Button>
      {failures > 1 && navigator.onLine && (
        <Button variant="secondary" size="small" onClick={() => location.reload()}>
          {messages.reload}
        </Button>
      )}
    </>
  );
}
