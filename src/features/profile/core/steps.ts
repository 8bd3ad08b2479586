import type { PackageHrSay } from '#shared/core/session.ts';
import type { PackageCaps } from './package-caps.ts';
import { PACKAGE_CAPS } from './package-caps.ts';
import type { WizardStep } from './profile-lists.ts';
import { WIZARD_STEPS } from './profile-lists.ts';

/** The steps that stand in the step bar, in order; `start` comes before them and `finish` after. */
export const BAR_STEPS = [
  'cover',
  'company-profile',
  'history',
  'gallery',
  'album',
  'article',
  'employee-photos',
  'testimonials',
  'write-reviews',
  'interest-review',
  'preview',
] as const satisfies readonly WizardStep[];
export type BarStep = (typeof BAR_STEPS)[number];

/** A step joins the bar together with its page. */
export const BUILT_STEPS: readonly BarStep[] = ['cover', 'company-profile', 'preview'];

const CAP_OF_STEP: Partial<Record<BarStep, keyof PackageCaps>> = {
  cover: 'coverBanners',
  history: 'historyTopics',
  gallery: 'imagesPerAspect',
  album: 'albumsOrNews',
  article: 'albumsOrNews',
  'employee-photos': 'employeePhotos',
  testimonials: 'testimonials',
  'interest-review': 'featuredReviews',
};

/** The steps of one package: a section whose cap is 0 is no step. */
export function stepsOf(
  packageHrSay: PackageHrSay,
  built: readonly BarStep[] = BUILT_STEPS,
): readonly BarStep[] {
  const caps = PACKAGE_CAPS[packageHrSay];
  return BAR_STEPS.filter((step) => {
    const cap = CAP_OF_STEP[step];
    return built.includes(step) && (cap === undefined || caps[cap] !== 0);
  });
}

/** 'Step n/total', or null for a page that is no numbered step. */
export function placeOf(
  step: WizardStep,
  steps: readonly WizardStep[],
): { readonly step: number; readonly total: number } | null {
  const index = steps.indexOf(step);
  return index === -1 ? null : { step: index + 1, total: steps.length };
}

export function stepAfter(step: WizardStep, steps: readonly BarStep[]): WizardStep {
  const order = WIZARD_STEPS.indexOf(step);
  return steps.find((one) => WIZARD_STEPS.indexOf(one) > order) ?? 'finish';
}

export function stepBefore(step: WizardStep, steps: readonly BarStep[]): WizardStep {
  const order = WIZARD_STEPS.indexOf(step);
  return steps.findLast((one) => WIZARD_STEPS.indexOf(one) < order) ?? 'start';
}

/** The saved step as somewhere to go on: one that the package has lost leads to the next there is. */
export function resumeStep(saved: WizardStep | null, steps: readonly BarStep[]): WizardStep {
  if (saved === null || saved === 'start') return 'start';
  if (saved === 'finish' || steps.some((one) => one === saved)) return saved;
  return stepAfter(saved, steps);
}
