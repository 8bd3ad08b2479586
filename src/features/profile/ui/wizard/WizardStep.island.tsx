import type { ComponentType, ReactNode } from 'react';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { SectionName } from '../../core/sections/registry.ts';
import type { WizardStepProps } from './wizard-step-props.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A section joins the wizard here; its fields are loaded on its own page only. */
const STEPS: Readonly<Record<SectionName, Load<never>>> = {
  cover: () => import('./steps/CoverStep.tsx'),
  companyProfile: () => import('./steps/CompanyProfileStep.tsx'),
  history: () => import('./steps/HistoryStep.tsx'),
  gallery: () => import('./steps/GalleryStep.tsx'),
  album: () => import('./steps/AlbumStep.tsx'),
  article: () => import('./steps/ArticleStep.tsx'),
  employeePhotos: () => import('./steps/EmployeePhotosStep.tsx'),
  testimonials: () => import('./steps/TestimonialsStep.tsx'),
  interestReview: () => import('./steps/InterestReviewStep.tsx'),
};

interface Props extends WizardStepProps {
  readonly section: SectionName;
  /** The section's own words. */
  readonly sectionMessages: unknown;
  readonly choices?: unknown;
}

/** Not by `Suspense`: React shows what follows a fallback 300 ms after it, however early it came. */
export default function WizardStep(props: Props): ReactNode {
  const { section, messages } = props;
  return (
    <Later load={STEPS[section] as Load<Props>} messages={messages.later}>
      {({ default: Step }) => <Step {...props} />}
    </Later>
  );
}
