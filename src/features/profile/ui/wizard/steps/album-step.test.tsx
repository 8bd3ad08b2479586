// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { wizardMessages } from '../wizard-messages.ts';
import AlbumStep from './AlbumStep.tsx';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const about = { theme: 'custom', description: '', coverMedia: null };
const film = { idMedia: null, youtubeId: 'abcdefghijk' };

const messages = wizardMessages('en');
const item = (n: number, kind: string, content: object, parent: string | null = null) => ({
  idItem: uuid(n),
  parent,
  kind,
  content: content as Readonly<Record<string, unknown>>,
});

function renderAlbums(items: ReturnType<typeof item>[]) {
  const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
  render(
    <AlbumStep
      idEmp={1}
      lang="en"
      locale="en"
      section="album"
      messages={messages}
      paths={paths}
      hasVideo
      sectionMessages={catalogue('en').profile.section.album}
      document={{
        revision: 1,
        items,
        isLocked: false,
        savedAt: null,
        pictures: {},
        caps: { album: 9, albumPicture: 20 },
      }}
    />,
  );
}

it('shows the first picture and the number of pictures of an album without a cover', () => {
  renderAlbums([
    item(1, 'album', { ...about, title: 'Our canteen' }),
    item(2, 'albumPicture', film, uuid(1)),
    item(3, 'albumPicture', { idMedia: uuid(9), youtubeId: '' }, uuid(1)),
    item(4, 'album', { ...about, title: 'Nothing yet' }),
  ]);
  const { list } = catalogue('en').profile.section.album;
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(list);
  const rows = screen.getAllByRole('listitem');
  const rowOf = (title: string) => rows.find((row) => row.textContent.includes(title));
  const holds = (count: number) => fill(messages.list.holds, { count });
  expect(rowOf('Our canteen')?.textContent).toContain(holds(2));
  expect(rowOf('Our canteen')?.querySelector('img')?.src).toContain(uuid(9));
  expect(rowOf('Nothing yet')?.textContent).toContain(holds(0));
  expect(rowOf('Nothing yet')?.querySelector('img')).toBeNull();
});

it('edits all captions at once as lines, reports surplus lines, and undoes the edit', async () => {
  const picture = (n: number, description: string) =>
    item(n, 'albumPicture', { idMedia: uuid(n + 20), youtubeId: '', description }, uuid(1));
  renderAlbums([
    item(1, 'album', { ...about, title: 'Our canteen' }),
    picture(2, 'The kitchen'),
    picture(3, ''),
  ]);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${messages.list.edit}`) }));
  fireEvent.click(await screen.findByRole('button', { name: messages.list.captionsOpen }));
  const lines = await screen.findByRole('textbox', { name: messages.list.captions });
  expect(lines).toHaveProperty('value', 'The kitchen\n');
  const captions = () =>
    screen
      .getAllByRole('textbox', { name: String(messages.field['description']) })
      .map((field) => (field as HTMLTextAreaElement).value)
      .slice(1);
  const write = (value: string) => fireEvent.change(lines, { target: { value } });
  write('One\nTwo\nThree');
  const told = { lines: 3, count: 2 };
  expect(screen.getByText(fill(messages.list.captionsOver, told))).toBeDefined();
  write('Lunch\n The cooks ');
  fireEvent.click(screen.getByRole('button', { name: messages.list.captionsPut }));
  expect(captions()).toEqual(['Lunch', 'The cooks']);
  fireEvent.click(screen.getByRole('button', { name: messages.list.undo }));
  expect(captions()).toEqual(['The kitchen', '']);
});
