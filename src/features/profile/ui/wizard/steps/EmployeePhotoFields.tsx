import type { ReactNode } from 'react';
import { Field } from '#shared/ui/form/Field.tsx';
import type { EmployeePhotoContent } from '../../../core/sections/employee-photos.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import type { ItemFields } from '../item-fields.ts';
import { ReplacePicture } from '../ReplacePicture.tsx';

interface Props {
  readonly draft: SectionDraft;
  readonly fields: ItemFields<EmployeePhotoContent>;
}

export function EmployeePhotoFields({ draft, fields }: Props): ReactNode {
  return (
    <>
      <Field {...fields.text('employeeName')} optional autoComplete="off" />
      <Field {...fields.text('department')} optional autoComplete="off" />
      <ReplacePicture draft={draft} kind="employeePhoto" fields={fields} />
    </>
  );
}
