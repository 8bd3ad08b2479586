import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { displayYear, typedYear, yearDigits } from '#shared/core/time/thai-time.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { HistoryTopicContent } from '../../../core/sections/history.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { contentsOf } from '../item-fields.ts';
import { AltField } from '../library/AltField.tsx';
import { Miniature } from '../Miniature.tsx';
import { PictureField } from '../PictureField.tsx';
import { StartingItems } from '../StartingItems.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

/** Four digits; anything shorter is still being typed. */
const YEAR = /^\d{4}$/;

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['profile']['section']['history'];
  readonly choices: { readonly starting: Catalogue['profile']['starting']['history'] };
}

export default function HistoryStep({ sectionMessages, choices, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const miniature = () =>
    contentsOf<HistoryTopicContent>(draft, 'topic').map(({ year, title, description, idMedia }) => (
      <Miniature
        key={`${year} ${title}`}
        title={title}
        idMedia={idMedia}
        over={YEAR.test(String(year)) ? displayYear(Number(year), step.lang) : null}
        text={description}
      />
    ));
  return (
    <StepShell<HistoryTopicContent>
      draft={draft}
      sectionMessages={sectionMessages}
      miniature={miniature}
      titleOf={({ title }) => title}
    >
      <ItemList<HistoryTopicContent>
        draft={draft}
        messages={sectionMessages}
        kind="topic"
        rowOf={(topic) => topic}
        adder={(add) => (
          <StartingItems<HistoryTopicContent>
            draft={draft}
            kind="topic"
            addLabel={sectionMessages.add}
            texts={Object.values(choices.starting)}
            add={add}
          />
        )}
      >
        {(fields) => (
          <>
            <Field {...fields.text('title')} required />
            <Field
              {...fields.pasted('year', step.lang === 'th' ? yearDigits : typedYear)}
              inputMode="numeric"
            />
            <TextArea {...fields.text('description', 2000)} rows={4} />
            <PictureField {...fields.picture('idMedia')} kind="history" />
            {fields.content.idMedia && <AltField draft={draft} fields={fields} kind="topic" />}
          </>
        )}
      </ItemList>
    </StepShell>
  );
}
