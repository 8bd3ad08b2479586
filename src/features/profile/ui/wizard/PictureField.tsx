import type { ComponentProps, ReactNode } from 'react';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import styles from './Wizard.module.css';

interface Props extends Omit<ComponentProps<typeof PictureDrop>, 'onUploaded'> {
  readonly idMedia: string | null;
  readonly onChoose: (idMedia: string | null) => void;
}

export function PictureField({ idMedia, onChoose, ...drop }: Props): ReactNode {
  if (!idMedia)
    return <PictureDrop {...drop} onUploaded={(picture) => onChoose(picture.idMedia)} />;
  return (
    <div className={styles['picture']}>
      <img src={media(idMedia, 320, 'webp')} alt={drop.label} width={96} height={96} />
      <Button variant="secondary" onClick={() => onChoose(null)}>
        {drop.draft.messages.list.removePicture}
      </Button>
    </div>
  );
}
