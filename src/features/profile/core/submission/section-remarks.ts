import type { SectionRemarks } from '#shared/core/domain/submission.ts';
import { SECTIONS, type SectionStep } from '../sections/registry.ts';

/** In the order of the page, each with the step at which it is mended. */
export function remarksInOrder(
  remarks: SectionRemarks,
): readonly { readonly step: SectionStep; readonly text: string }[] {
  return SECTIONS.flatMap(({ name, step }) => {
    const text = remarks[name] ?? '';
    return text === '' ? [] : [{ step, text }];
  });
}
