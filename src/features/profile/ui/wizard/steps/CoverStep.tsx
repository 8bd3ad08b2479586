import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Banner } from '../../../core/sections/cover.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { contentsOf } from '../item-fields.ts';
import { AltField } from '../library/AltField.tsx';
import { Miniature } from '../Miniature.tsx';
import { PictureDrop } from '../PictureDrop.tsx';
import { StepShell } from '../StepShell.tsx';
import styles from '../Wizard.module.css';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['profile']['section']['cover'];
}

export default function CoverStep({ say, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const miniature = contentsOf<Banner>(draft, 'banner').map(({ idMedia, altText }) => (
    <Miniature key={idMedia} idMedia={idMedia} title={altText} />
  ));
  return (
    <StepShell<Banner>
      draft={draft}
      say={say}
      miniature={miniature}
      titleOf={({ altText }) => altText}
    >
      <ItemList<Banner>
        draft={draft}
        say={say}
        kind="banner"
        isOpen
        rowOf={({ altText }) => ({ title: altText })}
        adder={(add, room) => (
          <PictureDrop
            takesVideo
            room={room}
            draft={draft}
            kind="cover"
            label={say.add}
            onUploaded={add}
          />
        )}
      >
        {(fields) => (
          <div className={styles['banner']}>
            <ItemPicture
              draft={draft}
              idMedia={fields.content.idMedia}
              kind="cover"
              alt={fields.content.altText}
              error={fields.chosen('idMedia').error}
            />
            <AltField draft={draft} fields={fields} kind="banner" />
          </div>
        )}
      </ItemList>
    </StepShell>
  );
}
