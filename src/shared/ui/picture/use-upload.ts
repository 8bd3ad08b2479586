import { useEffect, useRef, useState } from 'react';
import { setUploadProgress } from '#shared/ui/feedback/loading-store.ts';

export type UploadState =
  | { readonly name: 'idle' | 'sent' }
  | { readonly name: 'sending'; readonly percent: number; readonly preview: string }
  | { readonly name: 'refused'; readonly message: string };

export interface UploadSteps {
  /** Reduces a large file before check and upload. */
  readonly prepare?: (file: File) => Promise<File>;
  readonly check: (file: File) => Promise<string | null>;
  readonly send: (
    file: File,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<string | null>;
}

/** Delay of the overlay, which prevents leaving the page during a slow upload. */
const OVERLAY_DELAY_MS = 400;

/** One file at a time, with progress in the page's overlay. */
export function useUpload({ prepare, check, send }: UploadSteps): {
  readonly state: UploadState;
  readonly start: (file: File | undefined) => void;
} {
  const [state, setState] = useState<UploadState>({ name: 'idle' });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function run(original: File): Promise<void> {
    const file = prepare ? await prepare(original) : original;
    const checkError = await check(file);
    if (checkError !== null) return setState({ name: 'refused', message: checkError });
    const preview = URL.createObjectURL(file);
    const overlayAt = Date.now() + OVERLAY_DELAY_MS;
    const onProgress = (percent: number) => {
      setState({ name: 'sending', percent, preview });
      if (Date.now() > overlayAt) setUploadProgress(percent);
    };
    onProgress(0);
    try {
      const message = await send(file, onProgress, leaving.current.signal);
      setState(message === null ? { name: 'sent' } : { name: 'refused', message });
    } finally {
      setUploadProgress(null);
      URL.revokeObjectURL(preview);
    }
  }

  function start(file: File | undefined): void {
    if (file !== undefined && state.name !== 'sending') void run(file);
  }

  return { state, start };
}
