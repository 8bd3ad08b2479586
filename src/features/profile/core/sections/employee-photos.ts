import * as z from 'zod/mini';
import { idMedia, text } from './fields.ts';
import { defineSection, itemKind } from './section.ts';

const employeePhoto = z.object({
  idMedia,
  caption: text(200),
  employeeName: text(120),
  department: text(120),
});
export type EmployeePhoto = z.output<typeof employeePhoto>;

export const employeePhotos = defineSection({
  name: 'employeePhotos',
  step: 'employee-photos',
  kinds: {
    employeePhoto: itemKind<EmployeePhoto>({
      schema: employeePhoto,
      blank: { idMedia: '', caption: '', employeeName: '', department: '' },
      cap: 'employeePhotos',
      pictures: { idMedia: 'employeePhoto' },
    }),
  },
});
