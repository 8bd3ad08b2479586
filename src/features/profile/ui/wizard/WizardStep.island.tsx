import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DraftName } from '../../core/sections/registry.ts';
import type { WizardStepProps } from './wizard-step-props.ts';

/** A section joins the wizard here; its fields are loaded on its own page only. */
const STEPS: Partial<Record<DraftName, () => Promise<{ default: ComponentType<never> }>>> = {
  cover: () => import('./steps/CoverStep.tsx'),
  companyProfile: () => import('./steps/CompanyProfileStep.tsx'),
  history: () => import('./steps/HistoryStep.tsx'),
  gallery: () => import('./steps/GalleryStep.tsx'),
  album: () => import('./steps/AlbumStep.tsx'),
  article: () => import('./steps/ArticleStep.tsx'),
  employeePhotos: () => import('./steps/EmployeePhotosStep.tsx'),
  testimonials: () => import('./steps/TestimonialsStep.tsx'),
  interestReview: () => import('./steps/InterestReviewStep.tsx'),
  letter: () => import('./steps/SendEmailStep.tsx'),
};

interface Props extends WizardStepProps {
  /** The section's own words. */
  readonly say: unknown;
  readonly choices?: unknown;
}

const LOADED = Object.fromEntries(
  Object.entries(STEPS).map(([name, load]) => [
    name,
    lazy(load as () => Promise<{ default: ComponentType<Props> }>),
  ]),
);

export default function WizardStep(props: Props): ReactNode {
  const Step = LOADED[props.section];
  return <Suspense fallback={null}>{Step && <Step {...props} />}</Suspense>;
}
