import { type PointerEvent as Press, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { followPointer } from '#shared/ui/control/follow-pointer.ts';
import { type CoverPart, coverArea, MIDDLE, MIN_COVER_WIDTH_PX } from '../../core/image-rules.ts';
import type { MediaMessages } from '../media-messages.ts';
import styles from './FileQueue.module.css';

interface Props {
  readonly file: File;
  readonly messages: MediaMessages;
  readonly onSelected: (part: CoverPart | null) => void;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export function CoverCrop({ file, messages, onSelected }: Props): ReactNode {
  const { crop, close } = messages;
  const [part, setPart] = useState(MIDDLE);
  const [size, setSize] = useState<PictureSize>({
    width: MIN_COVER_WIDTH_PX,
    height: MIN_COVER_WIDTH_PX,
  });
  const area = coverArea(size, part);
  // Zooming further would select a picture too small for the page.
  const maxZoom = Math.max(1, coverArea(size, MIDDLE).width / MIN_COVER_WIDTH_PX);
  const sliders = [
    { of: 'across', min: 0, max: 1, isMovable: area.width < size.width },
    { of: 'down', min: 0, max: 1, isMovable: area.height < size.height },
    { of: 'zoom', min: 1, max: maxZoom, isMovable: maxZoom > 1 },
  ] as const;
  return (
    <Dialog
      open
      title={crop.title}
      messages={{ close }}
      onClose={() => onSelected(null)}
      actions={<Button onClick={() => onSelected(part)}>{crop.use}</Button>}
    >
      <div className={styles['crop']}>
        <p>{crop.text}</p>
        <p className={styles['text']}>{file.name}</p>
        <CropPicture file={file} part={part} size={size} onPart={setPart} onSize={setSize} />
        {sliders.map(({ of, min, max, isMovable }) => (
          <label key={of}>
            {crop[of]}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={part[of]}
              disabled={!isMovable}
              aria-valuetext={`${Math.round(part[of] * 100)}%`}
              onChange={({ target }) => setPart({ ...part, [of]: target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </Dialog>
  );
}

interface PictureProps {
  readonly file: File;
  readonly part: CoverPart;
  readonly size: PictureSize;
  readonly onPart: (part: CoverPart) => void;
  readonly onSize: (size: PictureSize) => void;
}

function CropPicture({ file, part, size, onPart, onSize }: PictureProps): ReactNode {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setPicture(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  /** Moves the picture with the pointer, up to its edges. */
  const dragPicture = (event: Press<HTMLElement>) => {
    const { clientX, clientY, currentTarget } = event;
    const area = coverArea(size, part);
    const scale = currentTarget.clientWidth / area.width;
    const shifted = (position: number, by: number, hidden: number) =>
      hidden > 0 ? Math.min(1, Math.max(0, position - by / (hidden * scale))) : position;
    followPointer(currentTarget, event.nativeEvent, (move) =>
      onPart({
        ...part,
        across: shifted(part.across, move.clientX - clientX, size.width - area.width),
        down: shifted(part.down, move.clientY - clientY, size.height - area.height),
      }),
    );
  };
  if (picture === '') return null;
  const origin = `${part.across * 100}% ${part.down * 100}%`;
  return (
    <div onPointerDown={dragPicture}>
      <img
        src={picture}
        alt=""
        draggable={false}
        style={{
          objectPosition: origin,
          transformOrigin: origin,
          transform: `scale(${part.zoom})`,
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onSize({ width: naturalWidth, height: naturalHeight })
        }
      />
    </div>
  );
}
