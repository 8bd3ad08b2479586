import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Aspect } from '#shared/core/aspects.ts';
import { ALBUM_THEMES, type AlbumTheme } from '#shared/core/company/profile-lists.ts';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { AlbumContent, AlbumPictureContent } from '../../../core/sections/album.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { contentsOf } from '../item-fields.ts';
import { summarizeContents } from '../list/held-by.ts';
import { Miniature } from '../Miniature.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['profile']['section']['album'];
}

/** Themes with names of their own; the others have the names of aspects. */
type OwnTheme = keyof Props['sectionMessages']['theme'];

const loadFields = () => import('./AlbumFields.tsx');

export default function AlbumStep({ sectionMessages, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step, loadFields);
  const aspects = draft.messages.aspect;
  const nameOf = (theme: AlbumTheme) =>
    theme in sectionMessages.theme
      ? sectionMessages.theme[theme as OwnTheme]
      : aspects[theme as Aspect];
  const themes = ALBUM_THEMES.map((value) => ({ value, label: nameOf(value) }));
  const miniature = () =>
    contentsOf<AlbumContent>(draft, 'album').map((album) => (
      <Miniature
        key={`${album.title} ${album.coverMedia}`}
        idMedia={album.coverMedia}
        over={nameOf(album.theme)}
        title={album.title}
        text={album.description}
      />
    ));
  return (
    <StepShell<Partial<AlbumContent & AlbumPictureContent>>
      draft={draft}
      sectionMessages={sectionMessages}
      miniature={miniature}
      titleOf={({ title, description }) => title || description || ''}
      formatValue={(field, value) => (field === 'theme' ? nameOf(value as AlbumTheme) : undefined)}
    >
      <ItemList<AlbumContent>
        draft={draft}
        messages={sectionMessages}
        kind="album"
        rowOf={({ title, coverMedia }, idItem) => {
          const contents = summarizeContents(draft, 'albumPicture', idItem);
          return { ...contents, title, idMedia: coverMedia ?? contents.idMedia };
        }}
      >
        {(fields, idItem) => (
          <Later load={loadFields} messages={draft.messages.later}>
            {({ AlbumFields }) => (
              <AlbumFields
                draft={draft}
                fields={fields}
                messages={sectionMessages}
                idItem={idItem}
                themes={themes}
              />
            )}
          </Later>
        )}
      </ItemList>
    </StepShell>
  );
}
