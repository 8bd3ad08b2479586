import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import { hasSection } from './sections/caps.ts';
import { SECTIONS, type SectionStep } from './sections/registry.ts';

export type BarStep = SectionStep | 'write-reviews' | 'preview';
export type WizardStepName = 'start' | BarStep | 'finish';

/** Steps of the progress bar in order: reviews are requested before one can be featured. */
export const BAR_STEPS: readonly BarStep[] = [
  ...SECTIONS.flatMap(({ name, step }): readonly BarStep[] =>
    name === 'interestReview' ? ['write-reviews', step] : [step],
  ),
  'preview',
];

export const WIZARD_STEPS: readonly WizardStepName[] = ['start', ...BAR_STEPS, 'finish'];

export function stepsOf(packageHrSay: PackageHrSay): readonly BarStep[] {
  const caps = PACKAGE_CAPS[packageHrSay];
  const closed = SECTIONS.filter((section) => !hasSection(section, caps)).map(({ step }) => step);
  return BAR_STEPS.filter((step) => !closed.some((closedStep) => closedStep === step));
}

/** The position in the progress bar; null for a page without a number. */
export function stepNumberOf(
  step: WizardStepName,
  steps: readonly WizardStepName[],
): { readonly step: number; readonly total: number } | null {
  const index = steps.indexOf(step);
  return index === -1 ? null : { step: index + 1, total: steps.length };
}

export function stepAfter(step: WizardStepName, steps: readonly BarStep[]): WizardStepName {
  const order = WIZARD_STEPS.indexOf(step);
  return steps.find((candidate) => WIZARD_STEPS.indexOf(candidate) > order) ?? 'finish';
}

export function stepBefore(step: WizardStepName, steps: readonly BarStep[]): WizardStepName {
  const order = WIZARD_STEPS.indexOf(step);
  return steps.filter((candidate) => WIZARD_STEPS.indexOf(candidate) < order).pop() ?? 'start';
}

/** The saved step, or the next available one if the package no longer has it. */
export function resumeStep(
  saved: WizardStepName | null,
  steps: readonly BarStep[],
): WizardStepName {
  if (saved === null || saved === 'start') return 'start';
  if (saved === 'finish' || steps.some((candidate) => candidate === saved)) return saved;
  return stepAfter(saved, steps);
}
