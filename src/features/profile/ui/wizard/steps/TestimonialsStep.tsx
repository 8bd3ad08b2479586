import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { TestimonialContent } from '../../../core/sections/testimonials.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { contentsOf } from '../item-fields.ts';
import { Miniature } from '../Miniature.tsx';
import { PictureField } from '../PictureField.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['profile']['section']['testimonials'];
}

const titleOf = ({ employeeName, jobPosition }: TestimonialContent) =>
  joinByDots([employeeName, jobPosition]);

export default function TestimonialsStep({ sectionMessages, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const miniature = () =>
    contentsOf<TestimonialContent>(draft, 'testimonial').map((testimonial) => (
      <Miniature
        key={titleOf(testimonial) + testimonial.description}
        isPortrait
        title={joinByDots([titleOf(testimonial), testimonial.tenure])}
        text={testimonial.description}
        idMedia={testimonial.idMedia}
      />
    ));
  return (
    <StepShell<TestimonialContent>
      draft={draft}
      sectionMessages={sectionMessages}
      miniature={miniature}
      titleOf={titleOf}
    >
      <ItemList<TestimonialContent>
        draft={draft}
        messages={sectionMessages}
        kind="testimonial"
        rowOf={(testimonial) => ({ title: titleOf(testimonial), idMedia: testimonial.idMedia })}
      >
        {({ text, picture }) => (
          <>
            <Field {...text('employeeName')} optional autoComplete="off" />
            <Field {...text('jobPosition')} required autoComplete="off" />
            <Field {...text('tenure')} optional />
            <TextArea {...text('description', 1000)} required rows={4} />
            <PictureField {...picture('idMedia')} kind="testimonial" />
          </>
        )}
      </ItemList>
    </StepShell>
  );
}
