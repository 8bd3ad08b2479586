import { type ComponentProps, type ReactNode, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { DropZone, type DropZoneMessages } from './DropZone.tsx';
import { type UploadSteps, useUpload } from './use-upload.ts';

export interface ImageUploadMessages extends DropZoneMessages {
  readonly uploading: string;
  readonly sent: string;
  readonly onlyOne: string;
}

interface Props
  extends UploadSteps,
    Omit<ComponentProps<typeof DropZone>, 'currentUpload' | 'onFiles'> {
  readonly messages: ImageUploadMessages;
}

export function ImageUpload({ prepare, check, send, messages, ...zone }: Props): ReactNode {
  const { state, start } = useUpload({ ...(prepare && { prepare }), check, send });
  const [count, setCount] = useState(1);
  const isUploading = state.name === 'sending';
  const errorMessage = state.name === 'refused' ? state.message : zone.error;
  const text = isUploading ? fill(messages.uploading, { percent: Math.round(state.percent) }) : '';
  return (
    <>
      <DropZone
        {...zone}
        messages={messages}
        disabled={zone.disabled || isUploading}
        error={count > 1 ? fill(messages.onlyOne, { count }) : errorMessage}
        currentUpload={isUploading ? { preview: state.preview, text } : undefined}
        onFiles={(files) => {
          setCount(files.length);
          if (files.length === 1) start(files[0]);
        }}
      >
        {isUploading && <progress value={state.percent} max={100} aria-label={zone.label} />}
      </DropZone>
      <p className="visually-hidden" role="status">
        {state.name === 'sent' && messages.sent}
      </p>
    </>
  );
}
