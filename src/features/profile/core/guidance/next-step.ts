import type { BarStep, WizardStepName } from '../steps.ts';
import { remarksInOrder } from '../submission/section-remarks.ts';
import { statusOf, type VersionOverview } from '../wizard-overview.ts';

const NO_SECTION: readonly BarStep[] = ['write-reviews', 'preview'];

/**
 * Selects the step to continue with, in this order: one with a remark of the team, one with a
 * missing requirement, an empty section, the submission. Null if nothing is left to do.
 */
export function nextStep(
  version: VersionOverview,
  steps: readonly BarStep[],
): WizardStepName | null {
  if (!version.hasDraft || statusOf(version) === 'waiting') return null;
  const [remarked] = remarksInOrder(version.approval?.sectionRemarks ?? {});
  if (remarked && statusOf(version) === 'returned') return remarked.step;
  const [needed] = version.missing;
  if (needed) return needed.step;
  const empty = sectionSteps(steps).find((step) => !isFilled(version, step));
  const isNew = version.publishedAt === null || version.hasChanges;
  return empty ?? (isNew ? 'preview' : null);
}

export function progressOf(
  version: VersionOverview,
  steps: readonly BarStep[],
): { readonly done: number; readonly total: number } {
  const all = sectionSteps(steps);
  return { done: all.filter((step) => isFilled(version, step)).length, total: all.length };
}

function sectionSteps(steps: readonly BarStep[]): readonly BarStep[] {
  return steps.filter((step) => !NO_SECTION.includes(step));
}

function isFilled({ filled }: VersionOverview, step: BarStep): boolean {
  return filled.some((filledStep) => filledStep === step);
}
