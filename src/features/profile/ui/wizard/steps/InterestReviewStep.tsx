import { type ReactNode, useState } from 'react';
import type { ReviewChoice } from '#features/review/core/review-contract.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import { formatScore } from '#shared/core/format.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import type { FeaturedReview } from '../../../core/sections/interest-review.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { contentsOf } from '../item-fields.ts';
import { Miniature } from '../Miniature.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['profile']['section']['interestReview'];
  readonly choices: readonly ReviewChoice[];
}

export default function InterestReviewStep({
  sectionMessages,
  choices,
  ...step
}: Props): ReactNode {
  const draft = useSectionDraft(step);
  const [selectedId, setSelectedId] = useState('');
  const featured = contentsOf<FeaturedReview>(draft, 'featuredReview');
  const reviewOf = ({ idReview }: FeaturedReview) =>
    choices.find((review) => review.idReview === idReview);
  const titleOf = (featuredReview: FeaturedReview) => reviewOf(featuredReview)?.title ?? '';
  const options = choices
    .filter(({ idReview }) =>
      featured.every((featuredReview) => featuredReview.idReview !== idReview),
    )
    .map(({ idReview, rating, title }) => ({
      value: idReview,
      label: `★ ${formatScore(rating)} · ${title}`,
    }));
  const miniature = () =>
    featured.map((featuredReview) => (
      <Miniature
        key={featuredReview.idReview}
        idMedia={null}
        title={titleOf(featuredReview)}
        text={reviewOf(featuredReview)?.text ?? ''}
      />
    ));
  return (
    <StepShell<FeaturedReview>
      draft={draft}
      sectionMessages={sectionMessages}
      miniature={miniature}
      titleOf={titleOf}
    >
      <ItemList<FeaturedReview>
        draft={draft}
        messages={{
          ...sectionMessages,
          empty: choices.length === 0 ? sectionMessages.none : sectionMessages.empty,
        }}
        kind="featuredReview"
        rowOf={(featuredReview) => ({ title: titleOf(featuredReview) })}
        adder={(add) =>
          options.length > 0 && (
            <>
              <Select
                label={sectionMessages.choose}
                messages={draft.messages.form}
                options={options}
                placeholder={draft.messages.form.choose}
                value={selectedId}
                onChange={({ target }) => setSelectedId(target.value)}
              />
              <Button
                variant="secondary"
                icon="plus"
                disabled={selectedId === ''}
                onClick={() => {
                  add({ idReview: selectedId });
                  setSelectedId('');
                }}
              >
                {sectionMessages.add}
              </Button>
            </>
          )
        }
      >
        {({ content }) => <p>{reviewOf(content)?.text}</p>}
      </ItemList>
    </StepShell>
  );
}
