import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Aspect } from '#shared/core/aspects.ts';
import { ALBUM_THEMES, type AlbumTheme } from '#shared/core/company/profile-lists.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { Album, AlbumPicture } from '../../../core/sections/album.ts';
import { youtubeId } from '../../../core/sections/youtube-id.ts';
import { type SectionDraft, useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { contentsOf } from '../item-fields.ts';
import { AltField } from '../library/AltField.tsx';
import { Miniature } from '../Miniature.tsx';
import { PictureDrop } from '../PictureDrop.tsx';
import { PictureField } from '../PictureField.tsx';
import { ReplacePicture } from '../ReplacePicture.tsx';
import { StepShell } from '../StepShell.tsx';
import { heldBy } from '../use-item-list.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['profile']['section']['album'];
}

/** The others are called as the aspects are. */
type OwnTheme = keyof Props['say']['theme'];

interface PicturesProps {
  readonly draft: SectionDraft;
  readonly say: Props['say']['pictures'];
  readonly idAlbum: string;
}

function AlbumPictures({ draft, say, idAlbum }: PicturesProps): ReactNode {
  return (
    <ItemList<AlbumPicture>
      draft={draft}
      say={say}
      kind="albumPicture"
      parent={idAlbum}
      captions="description"
      rowOf={({ description, idMedia, youtubeId: film }) => ({
        title: description || (film && say.film),
        idMedia,
      })}
      caption={({ content, text, pasted }) => (
        <>
          {!content.idMedia && (
            <Field {...pasted('youtubeId', youtubeId)} required inputMode="url" />
          )}
          <TextArea {...text('description', 500)} rows={1} placeholder={say.untitled} />
        </>
      )}
      adder={(add, room) => (
        <>
          <PictureDrop
            takesVideo
            room={room}
            draft={draft}
            kind="album"
            label={say.add}
            onUploaded={add}
          />
          <Button variant="secondary" icon="plus" onClick={() => add({})}>
            {say.addFilm}
          </Button>
        </>
      )}
    >
      {(inside) => (
        <>
          {inside.content.idMedia && (
            <ItemPicture
              draft={draft}
              kind="album"
              idMedia={inside.content.idMedia}
              error={inside.chosen('idMedia').error}
            />
          )}
          <Field {...inside.text('employeeName')} optional />
          <Field {...inside.text('department')} optional />
          {inside.content.idMedia && (
            <>
              <AltField draft={draft} fields={inside} kind="albumPicture" />
              <ReplacePicture takesVideo draft={draft} kind="album" fields={inside} />
            </>
          )}
        </>
      )}
    </ItemList>
  );
}

export default function AlbumStep({ say, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const aspects = draft.words.aspect;
  const nameOf = (theme: AlbumTheme) =>
    theme in say.theme ? say.theme[theme as OwnTheme] : aspects[theme as Aspect];
  const themes = ALBUM_THEMES.map((value) => ({ value, label: nameOf(value) }));
  const miniature = contentsOf<Album>(draft, 'album').map((album) => (
    <Miniature
      key={`${album.title} ${album.coverMedia}`}
      idMedia={album.coverMedia}
      over={nameOf(album.theme)}
      title={album.title}
      text={album.description}
    />
  ));
  return (
    <StepShell<Partial<Album & AlbumPicture>>
      draft={draft}
      say={say}
      miniature={miniature}
      titleOf={({ title, description }) => title || description || ''}
      shown={(field, value) => (field === 'theme' ? nameOf(value as AlbumTheme) : undefined)}
    >
      <ItemList<Album>
        draft={draft}
        say={say}
        kind="album"
        rowOf={({ title, coverMedia }, idItem) => {
          const held = heldBy(draft, 'albumPicture', idItem);
          return { ...held, title, idMedia: coverMedia ?? held.idMedia };
        }}
      >
        {({ text, picture }, idItem) => (
          <>
            <Select
              {...text('theme')}
              required
              options={themes}
              placeholder={draft.words.form.choose}
            />
            <Field {...text('title')} required />
            <TextArea {...text('description', 1000)} rows={3} />
            <PictureField {...picture('coverMedia')} kind="album" />
            <AlbumPictures draft={draft} say={say.pictures} idAlbum={idItem} />
          </>
        )}
      </ItemList>
    </StepShell>
  );
}
