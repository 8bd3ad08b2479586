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
  readonly sectionMessages: Catalogue['profile']['section']['cover'];
}

export default function CoverStep({ sectionMessages, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const isMissing = draft.items.length === 0 && draft.rejectedFields.includes('section');
  return (
    <StepShell<Banner>
      draft={draft}
      sectionMessages={sectionMessages}
      titleOf={({ altText }) => altText}
    >
      <ItemList<Banner>
        draft={draft}
        messages={sectionMessages}
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
        adder={(add, remaining) => (
          <PictureDrop
            allowsVideo
            maxFiles={remaining}
            draft={draft}
            kind="cover"
            label={sectionMessages.add}
            error={isMissing ? step.messages.error['coverRequired'] : undefined}
            onUploaded={add}
          />
        )}
      >
        {(fields) => <ReplacePicture allowsVideo draft={draft} kind="cover" fields={fields} />}
      </ItemList>
    </StepShell>
  );
}
