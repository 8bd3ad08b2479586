import type { ComponentType, ReactNode } from 'react';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { SectionName } from '../../core/sections/registry.ts';
import type { WizardStepProps } from './wizard-step-props.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Each section registers its step here; the code is loaded only on its own page. */
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
  readonly sectionMessages: unknown;
  readonly choices?: unknown;
}

/** Not `Suspense`: React shows content 300 ms after a fallback, however early it has loaded. */
export default function WizardStep(props: Props): ReactNode {
  const { section, messages } = props;
  return (
    <Later load={STEPS[section] as Load<Props>} messages={messages.later}>
      {({ default: Step }) => <Step {...props} />}
    </Later>
  );
}
