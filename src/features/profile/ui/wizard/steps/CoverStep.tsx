import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Banner } from '../../../core/sections/cover.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { AltField } from '../library/AltField.tsx';
import { PictureDrop } from '../PictureDrop.tsx';
import { ReplacePicture } from '../ReplacePicture.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['profile']['section']['cover'];
}

export default function CoverStep({ say, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const isMissing = draft.items.length === 0 && draft.refused.includes('section');
  return (
    <StepShell<Banner> draft={draft} say={say} titleOf={({ altText }) => altText}>
      <ItemList<Banner>
        draft={draft}
        say={say}
        kind="banner"
        shape="wide"
        rowOf={({ altText, idMedia }) => ({ title: altText, idMedia })}
        captioned={['altText']}
        caption={(fields) => (
          <>
            <ItemPicture draft={draft} kind="cover" fields={fields} />
            <AltField draft={draft} fields={fields} kind="banner" />
          </>
        )}
        adder={(add, room) => (
          <PictureDrop
            takesVideo
            room={room}
            draft={draft}
            kind="cover"
            label={say.add}
            error={isMissing ? step.words.error['coverRequired'] : undefined}
            onUploaded={add}
          />
        )}
      >
        {(fields) => <ReplacePicture takesVideo draft={draft} kind="cover" fields={fields} />}
      </ItemList>
    </StepShell>
  );
}
