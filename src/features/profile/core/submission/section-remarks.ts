import type { SectionRemarks } from '#shared/core/domain/submission.ts';
import { SECTIONS, type SectionStep } from '../sections/registry.ts';

/** Remarks in page order, with the step that corrects each. */
export function remarksInOrder(
  remarks: SectionRemarks,
): readonly { readonly step: SectionStep; readonly text: string }[] {
  return SECTIONS.flatMap(({ name, step }) => {
    const text = remarks[name] ?? '';
    return text === '' ? [] : [{ step, text }];
  });
}
