import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { EmployeePhotoContent } from '../../../core/sections/employee-photos.ts';
import { CaptionLines } from '../captions/CaptionLines.tsx';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { AltField } from '../library/AltField.tsx';
import { PictureDrop } from '../PictureDrop.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['profile']['section']['employeePhotos'];
}

const loadFields = () => import('./EmployeePhotoFields.tsx');

const titleOf = ({ caption, employeeName }: EmployeePhotoContent) => caption || employeeName;

export default function EmployeePhotosStep({ sectionMessages, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step, loadFields);
  return (
    <StepShell<EmployeePhotoContent>
      draft={draft}
      sectionMessages={sectionMessages}
      titleOf={titleOf}
    >
      <ItemList<EmployeePhotoContent>
        draft={draft}
        messages={sectionMessages}
        kind="employeePhoto"
        aboveGrid={(list) => <CaptionLines draft={draft} pictures={list} captionField="caption" />}
        rowOf={(photo) => ({
          title: titleOf(photo),
          idMedia: photo.idMedia,
          holds: joinByDots([photo.employeeName, photo.department]),
        })}
        captioned={['caption']}
        caption={(fields) => (
          <AltField
            draft={draft}
            fields={fields}
            kind="employeePhoto"
            placeholder={sectionMessages.untitled}
          />
        )}
        adder={(add, remaining) => (
          <PictureDrop
            maxFiles={remaining}
            draft={draft}
            kind="employeePhoto"
            label={sectionMessages.add}
            onUploaded={add}
          />
        )}
      >
        {(fields) => (
          <Later load={loadFields} messages={draft.messages.later}>
            {({ EmployeePhotoFields }) => <EmployeePhotoFields draft={draft} fields={fields} />}
          </Later>
        )}
      </ItemList>
    </StepShell>
  );
}
