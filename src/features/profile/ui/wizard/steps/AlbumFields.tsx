import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { AlbumContent, AlbumPictureContent } from '../../../core/sections/album.ts';
import { youtubeId } from '../../../core/sections/youtube-id.ts';
import { CaptionLines } from '../captions/CaptionLines.tsx';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import type { ItemFields } from '../item-fields.ts';
import { AltField } from '../library/AltField.tsx';
import { PictureDrop } from '../PictureDrop.tsx';
import { PictureField } from '../PictureField.tsx';
import { ReplacePicture } from '../ReplacePicture.tsx';

type AlbumMessages = Catalogue['profile']['section']['album'];

interface PicturesProps {
  readonly draft: SectionDraft;
  readonly messages: AlbumMessages['pictures'];
  readonly idAlbum: string;
}

function AlbumPictures({ draft, messages, idAlbum }: PicturesProps): ReactNode {
  return (
    <ItemList<AlbumPictureContent>
      draft={draft}
      messages={messages}
      kind="albumPicture"
      parent={idAlbum}
      aboveGrid={(list) => (
        <CaptionLines draft={draft} pictures={list} captionField="description" />
      )}
      rowOf={({ description, idMedia, youtubeId: videoId }) => ({
        title: description || (videoId && messages.video),
        idMedia,
      })}
      captioned={['youtubeId', 'description']}
      caption={({ content, text, pasted }) => (
        <>
          {!content.idMedia && (
            <Field {...pasted('youtubeId', youtubeId)} required inputMode="url" />
          )}
          <TextArea {...text('description', 500)} rows={1} placeholder={messages.untitled} />
        </>
      )}
      adder={(add, remaining) => (
        <>
          <PictureDrop
            allowsVideo
            maxFiles={remaining}
            draft={draft}
            kind="album"
            label={messages.add}
            onUploaded={add}
          />
          <Button variant="secondary" icon="plus" onClick={() => add({})}>
            {messages.addVideo}
          </Button>
        </>
      )}
    >
      {(inside) => (
        <>
          <ItemPicture draft={draft} kind="album" fields={inside} />
          <Field {...inside.text('employeeName')} optional />
          <Field {...inside.text('department')} optional />
          {inside.content.idMedia && (
            <>
              <AltField draft={draft} fields={inside} kind="albumPicture" />
              <ReplacePicture allowsVideo draft={draft} kind="album" fields={inside} />
            </>
          )}
        </>
      )}
    </ItemList>
  );
}

interface Props {
  readonly draft: SectionDraft;
  readonly fields: ItemFields<AlbumContent>;
  readonly messages: AlbumMessages;
  readonly idItem: string;
  readonly themes: readonly { readonly value: string; readonly label: string }[];
}

export function AlbumFields({ draft, fields, messages, idItem, themes }: Props): ReactNode {
  const { content, text, picture } = fields;
  return (
    <>
      <Select
        {...text('theme')}
        required
        options={themes}
        placeholder={draft.messages.form.choose}
      />
      <Field {...text('title')} required autoFocus={content.title === ''} />
      <TextArea {...text('description', 1000)} rows={3} />
      <PictureField {...picture('coverMedia')} kind="album" />
      <AlbumPictures draft={draft} messages={messages.pictures} idAlbum={idItem} />
    </>
  );
}
