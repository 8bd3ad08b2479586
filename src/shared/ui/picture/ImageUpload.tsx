import { type ComponentProps, type ReactNode, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { DropZone, type DropZoneWords } from './DropZone.tsx';
import { type UploadSteps, useUpload } from './use-upload.ts';

export interface ImageUploadWords extends DropZoneWords {
  readonly sending: string;
  readonly sent: string;
  readonly onlyOne: string;
}

interface Props extends UploadSteps, Omit<ComponentProps<typeof DropZone>, 'sending' | 'onFiles'> {
  readonly words: ImageUploadWords;
}

/** A place to drop a picture that is sent at once, in one piece. */
export function ImageUpload({ prepare, check, send, words, ...zone }: Props): ReactNode {
  const { state, take } = useUpload({ ...(prepare && { prepare }), check, send });
  const [count, setCount] = useState(1);
  const isSending = state.name === 'sending';
  const refusal = state.name === 'refused' ? state.message : zone.error;
  const text = isSending ? fill(words.sending, { percent: Math.round(state.percent) }) : '';
  return (
    <>
      <DropZone
        {...zone}
        words={words}
        disabled={zone.disabled || isSending}
        error={count > 1 ? fill(words.onlyOne, { count }) : refusal}
        sending={isSending ? { preview: state.preview, text } : undefined}
        onFiles={(files) => {
          setCount(files.length);
          if (files.length === 1) take(files[0]);
        }}
      >
        {isSending && <progress value={state.percent} max={100} aria-label={zone.label} />}
      </DropZone>
      <p className="visually-hidden" role="status">
        {state.name === 'sent' && words.sent}
      </p>
    </>
  );
}
