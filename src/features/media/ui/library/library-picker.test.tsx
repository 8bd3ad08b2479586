// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { ok } from '#shared/core/result.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import {
  libraryItem,
  LIBRARY_PLACE as place,
  LIBRARY_WORDS as words,
} from '#tests/wizard/library-place.ts';
import { LIBRARY_PAGE_SIZE, type LibraryItem } from '../../core/library-contract.ts';
import { LibraryPicker } from './LibraryPicker.tsx';

const callApi = standInForApi();

const item = (n: number, altEn: string, differs: Partial<LibraryItem>) =>
  libraryItem(n, { altTh: altEn, altEn, ...differs });

it('passes the alt text in the language of the page', async () => {
  const items = [item(1, 'photo', { altTh: 'ภาพ' })];
  const library = { items, bytes: 1, maxBytes: 100, total: 1 };
  callApi.mockResolvedValue(ok(library) as never);
  const onChosen = vi.fn();
  for (const lang of ['en', 'th'] as const) {
    const props = {
      libraryPath: '/upload',
      context: { ...place, lang },
      allowsVideo: false,
      onChosen,
    };
    render(<LibraryPicker {...props} kind="article" />);
    fireEvent.click(await screen.findByRole('button', { name: /photo/ }));
    cleanup();
  }
  expect(onChosen.mock.calls.map(([, altText]) => altText)).toEqual(['photo', 'ภาพ']);
});

it('labels files without description by their use and marks decorations', async () => {
  const uses = [{ lang: 'th', state: 'draft', section: 'cover' }] as const;
  const items = [
    item(1, '', { uses: [...uses] }),
    item(2, '', { altTh: null, altEn: null, video: 'video.mp4' }),
  ];
  callApi.mockResolvedValue(ok({ items, total: items.length, bytes: 1, maxBytes: 9 }) as never);
  const props = {
    context: place,
    libraryPath: '/upload',
    allowsVideo: true,
    onChosen: () => undefined,
  };
  render(<LibraryPicker {...props} kind="article" />);
  const { labels: say, section } = words.library;
  const picture = await screen.findByRole('button', { name: new RegExp(say.isDecoration) });
  expect(picture.textContent).toContain(
    joinByDots([section['cover'], fill(say.numbered, { number: 1 })]),
  );
  const video = screen.getByRole('button', { name: new RegExp(say.noAlt) });
  expect(video.textContent).toContain(fill(say.numberedVideo, { number: 2 }));
});

it('offers more while there may be more', async () => {
  const page = Array.from({ length: LIBRARY_PAGE_SIZE }, (_, n) =>
    item(0, `photo ${n}`, { idMedia: `${n}` }),
  );
  for (const total of [LIBRARY_PAGE_SIZE + 1, LIBRARY_PAGE_SIZE]) {
    const answer = ok({ items: page, total, bytes: 1, maxBytes: 9 });
    callApi.mockResolvedValueOnce(answer as never);
  }
  const props = {
    context: place,
    libraryPath: '/upload',
    allowsVideo: false,
    onChosen: () => undefined,
  };
  const more = () => screen.queryByRole('button', { name: words.library.labels.more });
  render(<LibraryPicker {...props} kind="article" />);
  await screen.findByText('photo 0');
  expect(more()).not.toBeNull();
  cleanup();
  render(<LibraryPicker {...props} kind="article" />);
  await screen.findByText('photo 0');
  expect(more()).toBeNull();
});

it('distinguishes an empty library from one without fitting files', async () => {
  const { labels: say } = words.library;
  const film = item(1, 'film', { mimeType: 'video/mp4', video: 'video.mp4' });
  for (const [total, said] of [
    [0, say.empty],
    [1, say.noneFits],
    [9, fill(say.noneFitsYet, { count: 1 })],
  ] as const) {
    const items = total === 0 ? [] : [film];
    callApi.mockResolvedValueOnce(ok({ items, total, bytes: 1, maxBytes: 9 }) as never);
    const props = {
      context: place,
      libraryPath: '/upload',
      allowsVideo: false,
      onChosen: () => undefined,
    };
    render(<LibraryPicker {...props} kind="article" />);
    await screen.findByText(said);
    cleanup();
  }
});

it('offers files that the field would accept, by kind and shape', async () => {
  const items = [
    item(1, 'photo', {}),
    item(2, 'moving', { mimeType: 'image/gif' }),
    item(3, 'tall', { width: 900, height: 1600 }),
    item(4, 'film', { mimeType: 'video/mp4', video: 'video.mp4' as LibraryItem['video'] }),
  ];
  const library = { items, bytes: 4, maxBytes: 100, total: 4 };
  callApi.mockResolvedValue(ok(library) as never);
  const shown = async (takesVideo: boolean) => {
    const props = {
      context: place,
      libraryPath: '/upload',
      allowsVideo: takesVideo,
      onChosen: () => undefined,
    };
    render(<LibraryPicker {...props} kind="cover" />);
    await screen.findByText('photo');
    const names = ['photo', 'moving', 'tall', 'film'];
    const found = names.filter((name) => screen.queryByText(name) !== null);
    cleanup();
    return found;
  };
  expect(await shown(false)).toEqual(['photo']);
  expect(await shown(true)).toEqual(['photo', 'film']);
});
