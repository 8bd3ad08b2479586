import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { describedBy } from '#shared/ui/form/field-ids.ts';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import type { IconName } from '#shared/ui/icon/icons.ts';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './DropZone.module.css';

export interface DropZoneMessages {
  readonly choose: string;
  readonly drop: string;
  readonly dropNow: string;
}

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Icons that illustrate the expected file; a picture by default. */
  readonly example?: readonly IconName[] | undefined;
  readonly messages: DropZoneMessages;
  readonly accept: string;
  readonly ratio?: 'wide' | 'even';
  readonly disabled?: boolean;
  readonly multiple?: boolean;
  readonly error?: string | undefined;
  /** The upload in progress, shown in place of the button. */
  readonly currentUpload?: { readonly preview: string; readonly text: string } | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ReactNode;
}

export function DropZone(props: Props): ReactNode {
  const { label, hint, messages, accept, ratio = 'even', error, currentUpload, onFiles } = props;
  const { example = ['image'], disabled = false, multiple = false, children } = props;
  const id = useId();
  const [over, setOver] = useState(false);

  function acceptFiles(list: FileList | null): void {
    const files = [...(list ?? [])];
    if (!disabled && files[0]) onFiles(files);
  }

  return (
    <div className={styles['upload']}>
      <label
        className={classes(
          styles['zone'],
          over && styles['over'],
          disabled && styles['off'],
          error !== undefined && styles['refused'],
        )}
        htmlFor={id}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          acceptFiles(event.dataTransfer.files);
        }}
      >
        <input
          id={id}
          className={styles['input']}
          type="file"
          accept={accept}
          disabled={disabled}
          multiple={multiple}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            acceptFiles(target.files);
            // Emptied, because a browser fires no `change` for the same file selected again.
            target.value = '';
          }}
        />
        {currentUpload && <img className={styles['preview']} src={currentUpload.preview} alt="" />}
        <span className={styles['words']}>
          <span className={classes(styles['example'], styles[ratio])} aria-hidden="true">
            {example.map((drawing) => (
              <Icon key={drawing} of={drawing} />
            ))}
          </span>
          <span className={styles['label']}>{label}</span>
          {currentUpload ? (
            <span>{currentUpload.text}</span>
          ) : (
            <>
              <span className={styles['button']}>{messages.choose}</span>
              <span>{over ? messages.dropNow : messages.drop}</span>
            </>
          )}
        </span>
      </label>
      <p className={styles['hint']} id={`${id}-hint`}>
        {hint}
      </p>
      <p className={styles['error']} id={`${id}-error`} role="alert">
        {error && <Icon of="alert" size={16} />}
        {error && <span>{error}</span>}
      </p>
      {children}
    </div>
  );
}
