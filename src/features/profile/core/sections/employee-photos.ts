import * as z from 'zod/mini';
import { idMedia, sectionText } from './fields.ts';
import { defineSection, itemKind } from './section.ts';

const employeePhoto = z.object({
  idMedia,
  caption: sectionText(200),
  employeeName: sectionText(120),
  department: sectionText(120),
});
export type EmployeePhotoContent = z.output<typeof employeePhoto>;

export const employeePhotos = defineSection({
  name: 'employeePhotos',
  step: 'employee-photos',
  kinds: {
    employeePhoto: itemKind<EmployeePhotoContent>({
      schema: employeePhoto,
      blank: { idMedia: '', caption: '', employeeName: '', department: '' },
      cap: 'employeePhotos',
      pictures: { idMedia: 'employeePhoto' },
    }),
  },
});
