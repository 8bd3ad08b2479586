import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type {
  AspectPicture,
  AspectText,
  JoinReasonContent,
} from '../../../core/sections/gallery.ts';
import type { Sector } from '../../../core/starting/starting-texts.ts';
import { type SectionDraft, useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { contentsOf } from '../item-fields.ts';
import { AltField } from '../library/AltField.tsx';
import { summarizeContents } from '../list/held-by.ts';
import { Miniature } from '../Miniature.tsx';
import { PictureField } from '../PictureField.tsx';
import { StartingItems } from '../StartingItems.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['profile']['section']['gallery'];
  readonly choices: { readonly starting: Catalogue['profile']['starting'][Sector] };
}

const loadFields = () => import('./AspectFields.tsx');

interface ListProps<Name extends keyof Props['sectionMessages']> {
  readonly draft: SectionDraft;
  readonly messages: Props['sectionMessages'][Name];
}

function Reasons(props: ListProps<'reasons'> & Props['choices']): ReactNode {
  const { draft, messages, starting } = props;
  return (
    <ItemList<JoinReasonContent>
      draft={draft}
      messages={messages}
      kind="reason"
      rowOf={(reason) => reason}
      adder={(add) => (
        <StartingItems<JoinReasonContent>
          draft={draft}
          kind="reason"
          addLabel={messages.add}
          texts={Object.values(starting.reasons)}
          add={add}
        />
      )}
    >
      {(fields) => (
        <>
          <Field {...fields.text('title')} required />
          <TextArea {...fields.text('description', 1000)} rows={3} />
          <PictureField {...fields.picture('idMedia')} kind="reason" />
          {fields.content.idMedia && <AltField draft={draft} fields={fields} kind="reason" />}
        </>
      )}
    </ItemList>
  );
}

export default function GalleryStep({ sectionMessages, choices, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step, loadFields);
  const names = draft.messages.aspect;
  const aspects = contentsOf<AspectText>(draft, 'aspect');
  const missing = DESCRIBED_ASPECTS.filter((name) =>
    aspects.every(({ aspect }) => aspect !== name),
  );
  const miniature = () => [
    ...contentsOf<AspectText>(draft, 'aspect').map(({ aspect, title, description }) => (
      <Miniature
        key={aspect}
        over={names[aspect]}
        idMedia={null}
        title={title}
        text={description}
      />
    )),
    ...contentsOf<JoinReasonContent>(draft, 'reason').map((reason) => (
      <Miniature key={reason.title} {...reason} text={reason.description} />
    )),
  ];
  return (
    <StepShell<Partial<AspectText & AspectPicture>>
      draft={draft}
      sectionMessages={sectionMessages}
      miniature={miniature}
      titleOf={({ title, caption, aspect }) => title || caption || (aspect ? names[aspect] : '')}
    >
      <ItemList<AspectText>
        draft={draft}
        messages={sectionMessages.aspects}
        kind="aspect"
        isOrdered={false}
        rowOf={({ aspect }, idItem) => ({
          ...summarizeContents(draft, 'aspectPicture', idItem),
          title: names[aspect],
        })}
        adder={(add) => (
          <>
            {missing.map((aspect) => (
              <Button key={aspect} variant="secondary" icon="plus" onClick={() => add({ aspect })}>
                {fill(sectionMessages.aspects.addOne, { aspect: names[aspect] })}
              </Button>
            ))}
          </>
        )}
      >
        {(fields, idItem) => (
          <Later load={loadFields} messages={draft.messages.later}>
            {({ AspectFields }) => (
              <AspectFields
                draft={draft}
                fields={fields}
                messages={sectionMessages.pictures}
                idItem={idItem}
                starting={choices.starting.aspects[fields.content.aspect]}
              />
            )}
          </Later>
        )}
      </ItemList>
      <Reasons draft={draft} messages={sectionMessages.reasons} {...choices} />
    </StepShell>
  );
}
