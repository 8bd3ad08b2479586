import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { AspectPicture, AspectText } from '../../../core/sections/gallery.ts';
import { CaptionLines } from '../captions/CaptionLines.tsx';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import type { ItemFields } from '../item-fields.ts';
import { AltField } from '../library/AltField.tsx';
import { PictureDrop } from '../PictureDrop.tsx';
import { ReplacePicture } from '../ReplacePicture.tsx';

interface PicturesProps {
  readonly draft: SectionDraft;
  readonly messages: Catalogue['profile']['section']['gallery']['pictures'];
  readonly idItem: string;
}

function AspectPictures({ draft, messages, idItem }: PicturesProps): ReactNode {
  return (
    <ItemList<AspectPicture>
      draft={draft}
      messages={messages}
      kind="aspectPicture"
      parent={idItem}
      aboveGrid={(list) => <CaptionLines draft={draft} pictures={list} captionField="caption" />}
      rowOf={({ caption, idMedia }) => ({ title: caption, idMedia })}
      captioned={['caption']}
      caption={({ text }) => (
        <TextArea {...text('caption')} optional rows={1} placeholder={messages.untitled} />
      )}
      adder={(add, remaining) => (
        <PictureDrop
          allowsVideo
          maxFiles={remaining}
          draft={draft}
          kind="aspect"
          label={messages.add}
          onUploaded={add}
        />
      )}
    >
      {(picture) => (
        <>
          <ItemPicture draft={draft} kind="aspect" fields={picture} />
          <AltField draft={draft} fields={picture} kind="aspectPicture" />
          <ReplacePicture allowsVideo draft={draft} kind="aspect" fields={picture} />
        </>
      )}
    </ItemList>
  );
}

interface Props extends PicturesProps {
  readonly fields: ItemFields<AspectText>;
  /** Example texts for a company of the same sector. */
  readonly starting: { readonly title: string; readonly description: string };
}

export function AspectFields({ draft, fields, messages, idItem, starting }: Props): ReactNode {
  const { content, text, controlled } = fields;
  const isBlank = !content.title && !content.description;
  return (
    <>
      {isBlank && (
        <Button
          variant="quiet"
          size="small"
          icon="edit"
          onClick={() => {
            const { title, description } = starting;
            controlled('title').onChange(title);
            controlled('description').onChange(description);
          }}
        >
          {draft.messages.list.startText}
        </Button>
      )}
      <Field {...text('title')} optional autoFocus={isBlank} />
      <TextArea {...text('description', 2000)} rows={4} />
      <AspectPictures draft={draft} messages={messages} idItem={idItem} />
    </>
  );
}
