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
  readonly say: Catalogue['profile']['section']['interestReview'];
  /** The published reviews of the company. */
  readonly choices: readonly ReviewChoice[];
}

export default function InterestReviewStep({ say, choices, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const [wanted, setWanted] = useState('');
  const chosen = contentsOf<FeaturedReview>(draft, 'featuredReview');
  const reviewOf = ({ idReview }: FeaturedReview) =>
    choices.find((review) => review.idReview === idReview);
  const titleOf = (one: FeaturedReview) => reviewOf(one)?.title ?? '';
  const options = choices
    .filter(({ idReview }) => chosen.every((one) => one.idReview !== idReview))
    .map(({ idReview, rating, title }) => ({
      value: idReview,
      label: `★ ${formatScore(rating)} · ${title}`,
    }));
  const miniature = () =>
    chosen.map((one) => (
      <Miniature
        key={one.idReview}
        idMedia={null}
        title={titleOf(one)}
        text={reviewOf(one)?.text ?? ''}
      />
    ));
  return (
    <StepShell<FeaturedReview> draft={draft} say={say} miniature={miniature} titleOf={titleOf}>
      <ItemList<FeaturedReview>
        draft={draft}
        say={{ ...say, empty: choices.length === 0 ? say.none : say.empty }}
        kind="featuredReview"
        rowOf={(one) => ({ title: titleOf(one) })}
        adder={(add) =>
          options.length > 0 && (
            <>
              <Select
                label={say.choose}
                words={draft.words.form}
                options={options}
                placeholder={draft.words.form.choose}
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
              />
              <Button
                variant="secondary"
                icon="plus"
                disabled={wanted === ''}
                onClick={() => {
                  add({ idReview: wanted });
                  setWanted('');
                }}
              >
                {say.add}
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
