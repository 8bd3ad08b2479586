import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import type { MediaWords } from '../media-words.ts';
import styles from './FileQueue.module.css';

interface Props {
  readonly file: File;
  readonly words: MediaWords;
  /** 0 for the left or upper end, 1 for the other; null when it was closed. */
  readonly onChosen: (at: number | null) => void;
}

/** Which part of a picture of another shape becomes the cover. */
export function CoverCrop({ file, words, onChosen }: Props): ReactNode {
  const { crop, close } = words;
  const [at, setAt] = useState(0.5);
  const [picture, setPicture] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setPicture(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <Dialog
      open
      title={crop.title}
      words={{ close }}
      onClose={() => onChosen(null)}
      actions={<Button onClick={() => onChosen(at)}>{crop.use}</Button>}
    >
      <div className={styles['crop']}>
        <p>{crop.text}</p>
        {picture !== '' && (
          <img src={picture} alt="" style={{ objectPosition: `${at * 100}% ${at * 100}%` }} />
        )}
        <label>
          {crop.at}
          <input
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={at}
            aria-valuetext={`${Math.round(at * 100)}%`}
            onChange={(event) => setAt(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </Dialog>
  );
}
