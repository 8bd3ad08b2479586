import { SECTIONS, type SectionName, type SectionStep } from '../sections/registry.ts';

/** What the team said of single sections of a submission. */
export type SectionRemarks = Readonly<Partial<Record<SectionName, string>>>;

/** In the order of the page, each with the step at which it is mended. */
export function remarksInOrder(
  remarks: SectionRemarks,
): readonly { readonly step: SectionStep; readonly text: string }[] {
  return SECTIONS.flatMap(({ name, step }) => {
    const text = remarks[name] ?? '';
    return text === '' ? [] : [{ step, text }];
  });
}
