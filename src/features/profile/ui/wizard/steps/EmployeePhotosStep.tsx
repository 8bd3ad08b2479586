import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import type { EmployeePhoto } from '../../../core/sections/employee-photos.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { contentsOf } from '../item-fields.ts';
import { AltField } from '../library/AltField.tsx';
import { Miniature } from '../Miniature.tsx';
import { PictureDrop } from '../PictureDrop.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['profile']['section']['employeePhotos'];
}

const titleOf = ({ caption, employeeName }: EmployeePhoto) => caption || employeeName;

export default function EmployeePhotosStep({ say, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const miniature = contentsOf<EmployeePhoto>(draft, 'employeePhoto').map((photo) => (
    <Miniature
      key={photo.idMedia}
      idMedia={photo.idMedia}
      title={photo.caption}
      text={joinByDots([photo.employeeName, photo.department])}
    />
  ));
  return (
    <StepShell<EmployeePhoto> draft={draft} say={say} miniature={miniature} titleOf={titleOf}>
      <ItemList<EmployeePhoto>
        draft={draft}
        say={say}
        kind="employeePhoto"
        rowOf={(photo) => ({ title: titleOf(photo), idMedia: photo.idMedia })}
        adder={(add, room) => (
          <PictureDrop
            room={room}
            draft={draft}
            kind="employeePhoto"
            label={say.add}
            onUploaded={add}
          />
        )}
      >
        {(fields) => (
          <>
            <AltField draft={draft} fields={fields} kind="employeePhoto" />
            <Field {...fields.text('employeeName')} optional autoComplete="off" />
            <Field {...fields.text('department')} optional autoComplete="off" />
          </>
        )}
      </ItemList>
    </StepShell>
  );
}
