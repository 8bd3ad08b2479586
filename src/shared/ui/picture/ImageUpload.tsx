import type { DragEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { describedBy } from '#shared/ui/form/field-ids.ts';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import type { IconName } from '#shared/ui/icon/icons.ts';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './ImageUpload.module.css';
import { useUpload } from './use-upload.ts';

export interface ImageUploadWords {
  readonly choose: string;
  readonly drop: string;
  readonly dropNow: string;
  readonly sending: string;
  readonly sent: string;
}

interface Props {
  readonly label: string;
  /** The rules in one line. */
  readonly hint: string;
  /** Drawings of `icons.ts` that show, beside the rules, what belongs here. */
  readonly example?: readonly IconName[] | undefined;
  /** `catalogue(locale).media.upload`. */
  readonly words: ImageUploadWords;
  /** What the file dialog offers, `image/png,image/jpeg`. */
  readonly accept: string;
  readonly ratio?: 'wide' | 'even';
  readonly disabled?: boolean;
  /** A refusal from elsewhere, such as a required picture that is missing. */
  readonly error?: string | undefined;
  /** What is sent in place of the chosen file; null: nothing, after all. */
  readonly prepare?: ((file: File) => Promise<File | null>) | undefined;
  /** One sentence about what is wrong with a file, or null; asked before anything is sent. */
  readonly check: (file: File) => Promise<string | null>;
  /** Sends the file; one sentence when it was refused, or null. */
  readonly send: (
    file: File,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<string | null>;
}

/** A place to drop a picture, which is a file button for everybody who does not drag. */
export function ImageUpload(props: Props): ReactNode {
  const { label, hint, example, words, accept, ratio = 'wide', disabled = false } = props;
  const { prepare, check, send } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { state, take } = useUpload({ prepare, check, send });
  const sending = state.name === 'sending';
  const off = disabled || sending;
  const error = state.name === 'refused' ? state.message : props.error;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!off) take(event.dataTransfer.files[0]);
  }

  return (
    <div className={styles['upload']}>
      <label
        className={classes(
          styles['zone'],
          styles[ratio],
          over && styles['over'],
          off && styles['off'],
          error !== undefined && styles['refused'],
        )}
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!off);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          className={styles['input']}
          type="file"
          accept={accept}
          disabled={off}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was refused.
            event.target.value = '';
          }}
        />
        {state.name === 'sending' && (
          <img className={styles['preview']} src={state.preview} alt="" />
        )}
        <span className={styles['words']}>
          <Icon of="image" size={32} />
          <span className={styles['label']}>{label}</span>
          {sending ? (
            <span>{fill(words.sending, { percent: Math.round(state.percent) })}</span>
          ) : (
            <>
              <span className={styles['button']}>{words.choose}</span>
              <span>{over ? words.dropNow : words.drop}</span>
            </>
          )}
        </span>
      </label>
      {sending && (
        <progress
          className={styles['progress']}
          value={state.percent}
          max={100}
          aria-label={label}
        />
      )}
      <div className={styles['rules']}>
        {example && (
          <span className={classes(styles['example'], styles[ratio])} aria-hidden="true">
            {example.map((drawing) => (
              <Icon key={drawing} of={drawing} size={24} />
            ))}
          </span>
        )}
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <p className={styles['error']} id={`${id}-error`} role="alert">
        {error && <Icon of="alert" size={16} />}
        {error && <span>{error}</span>}
      </p>
      <p className="visually-hidden" role="status">
        {state.name === 'sent' && words.sent}
      </p>
    </div>
  );
}
