import type { ReactNode } from 'react';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { ImageUpload } from '#shared/ui/picture/ImageUpload.tsx';
import type { StoredPicture } from '../core/profile-contract.ts';
import { pictureUpload } from './upload-picture.ts';
import styles from './Wizard.module.css';
import type { WizardStepProps } from './wizard-step-props.ts';

interface Props extends Pick<WizardStepProps, 'idEmp' | 'lang' | 'locale' | 'words'> {
  readonly logo: StoredPicture | null;
  readonly say: { readonly removeLogo: string; readonly logoAlt: string };
  readonly disabled: boolean;
  readonly onChoose: (picture: StoredPicture | null) => void;
}

/** The logo that is chosen, or the place to drop one. */
export function LogoField({ logo, say, disabled, onChoose, ...step }: Props): ReactNode {
  const { words } = step;
  if (logo) {
    return (
      <div className={styles['logo']}>
        <img src={media(logo.idMedia, 320, 'webp')} alt={say.logoAlt} width={96} height={96} />
        <Button variant="secondary" disabled={disabled} onClick={() => onChoose(null)}>
          {say.removeLogo}
        </Button>
      </div>
    );
  }
  const upload = pictureUpload(step, 'logo', async (picture) => {
    onChoose({ ...picture, state: 'pending' });
    return null;
  });
  return (
    <ImageUpload
      label={words.field.logoMedia}
      hint={words.hint.logo}
      words={words.upload}
      accept="image/png,image/jpeg,image/gif"
      ratio="even"
      disabled={disabled}
      {...upload}
    />
  );
}
