// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { fail, ok } from '#shared/core/result.ts';
import { standInFor } from '#tests/calls/stand-in-for.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import {
  libraryItem,
  LIBRARY_PLACE as place,
  LIBRARY_WORDS as words,
} from '#tests/wizard/library-place.ts';
import { CAPTION_BYTES } from '../../core/captions/caption-rules.ts';
import { setCaptionsEndpoint } from '../../core/captions/captions-contract.ts';
import {
  describeMediaEndpoint,
  LIBRARY_PAGE_SIZE,
  readLibraryEndpoint,
} from '../../core/library-contract.ts';
import { deleteMedia } from '../../core/media-contract.ts';
import * as queues from '../upload/FileQueue.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import { usageLabels } from './uses-of.ts';

const callApi = standInForApi();
const FileQueue = standInFor(queues, 'FileQueue');

const own = words.library;
const { labels: say } = own;
const replace = vi.fn();
const { captions } = catalogue('en').media;
const spare = libraryItem(1, { width: 800, height: 600 });
const used = libraryItem(2, {
  altTh: 'สำนักงาน',
  altEn: 'The office',
  uses: [{ lang: 'th', state: 'published', section: 'cover' }],
});
const film = libraryItem(3, {
  video: 'video.mp4',
  altEn: 'Film',
  captions: [{ lang: 'en', idCaptions: 'c', cues: 12, bytes: 900 }],
});
const items = [used, spare, film];
const library = { items, bytes: 4_000_000, maxBytes: 100 * 1024 ** 2, total: 3 };
const props = { context: place, replace, captions, kind: 'album' } as const;

beforeEach(() => {
  callApi.mockImplementation(((endpoint: unknown) =>
    Promise.resolve(ok(endpoint === readLibraryEndpoint ? library : {}))) as never);
  render(<LibraryPage {...props} first={library} />);
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const open = (name: string) => press(new RegExp(`^${say.open} ${name}`));
const calls = (endpoint: unknown) =>
  callApi.mock.calls.flatMap(([called, , input]) => (called === endpoint ? [input] : []));

it('shows the quota, and whether each file is used', () => {
  expect(screen.getByText(fill(say.quota, { used: 4, most: 100 }))).toBeTruthy();
  expect(screen.getByText(fill(say.used, { count: 1 }))).toBeTruthy();
  expect(screen.getAllByText(say.unused)[0]).toBeTruthy();
});

it('requires alt texts in both languages, or none for a decoration', async () => {
  open(fill(say.numbered, { number: 2 }));
  fireEvent.change(screen.getByLabelText(new RegExp(say.altTh)), { target: { value: 'สวน' } });
  press(say.saveAlt);
  expect(screen.getByText(say.altMissing)).toBeTruthy();
  expect(calls(describeMediaEndpoint)).toEqual([]);
  fireEvent.click(screen.getByLabelText(say.decoration));
  press(say.saveAlt);
  await screen.findByText(say.saved);
  expect(calls(describeMediaEndpoint)).toMatchObject([{ body: { altTh: '', altEn: '' } }]);
});

it('names the uses of a file instead of deleting it, and confirms other deletions', async () => {
  open('The office');
  press(say.delete);
  const where = usageLabels(used, own).join(', ');
  expect(where).toContain(say.published);
  expect(screen.getByText(fill(say.deleteUsed, { uses: where }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.deleteNow })).toBeNull();
  press(words.close);
  open(fill(say.numbered, { number: 2 }));
  press(say.delete);
  expect(calls(deleteMedia)).toEqual([]);
  callApi.mockResolvedValueOnce({ ...fail('conflict'), status: 409, fields: {} });
  press(say.deleteNow);
  await screen.findByText(say.errors.inUse);
  press(say.deleteNow);
  await waitFor(() => expect(screen.queryByText(say.deleteAsk)).toBeNull());
  expect(calls(deleteMedia)).toHaveLength(2);
});

it('replaces a picture by a picture and a video by a video', () => {
  open('The office');
  expect(screen.getByLabelText(new RegExp(say.replaceWith)).getAttribute('accept')).toMatch(
    /^image/,
  );
  press(words.close);
  press(new RegExp(`${say.open} Film`));
  const accept = screen.getByLabelText(new RegExp(say.replaceWithVideo)).getAttribute('accept');
  expect(accept).toBe('video/mp4,video/quicktime,video/webm');
});

it('leaves visible items in place when files arrive, and offers the rest', async () => {
  const all = Array.from({ length: 50 }, (_, n) => libraryItem(n, { altEn: `No. ${n}.` }));
  let total = 24;
  callApi.mockImplementation(((_: unknown, __: unknown, input: { query: { pg: number } }) => {
    const to = input.query.pg * LIBRARY_PAGE_SIZE;
    const items = all.slice(50 - total).slice(to - LIBRARY_PAGE_SIZE, to);
    return Promise.resolve(ok({ ...library, total, items }));
  }) as never);
  cleanup();
  const first = { ...library, total, items: all.slice(26) };
  render(<LibraryPage {...props} first={first} />);
  const more = () => screen.queryByRole('button', { name: say.more });
  expect(more()).toBeNull();
  const add = screen.getByLabelText(new RegExp(say.add));
  fireEvent.change(add, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
  await waitFor(() => expect(FileQueue).toHaveBeenCalled());
  const arrive = () => FileQueue.mock.calls.at(-1)?.[0].onUploaded({ idMedia: 'x' });
  total = 29;
  await act(async () => void (await Promise.all([arrive(), arrive()])));
  expect(screen.getByText('No. 49.')).toBeTruthy();
  expect(screen.getByText('No. 21.')).toBeTruthy();
  expect(more()).toBeNull();
  total = 50;
  await act(async () => void (await arrive()));
  expect(screen.queryByText('No. 49.')).toBeNull();
  press(say.more);
  await screen.findByText('No. 49.');
  expect(more()).toBeNull();
});

it('shows why a replacement failed', async () => {
  open('The office');
  const other = screen.getByLabelText(new RegExp(say.replaceWith));
  fireEvent.change(other, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
  await waitFor(() => expect(FileQueue).toHaveBeenCalled());
  const arrive = () => FileQueue.mock.calls.at(-1)?.[0].onUploaded({ idMedia: 'x' });
  for (const code of ['awaiting_review', 'invalid_fields'] as const) {
    replace.mockResolvedValueOnce({ ...fail(code), status: 409, fields: {} });
    await act(async () => void (await arrive()));
    expect(screen.getByText(say.errors[code])).toBeTruthy();
  }
});

it('accepts captions of a video in each language and shows errors of a file', async () => {
  press(new RegExp(`${say.open} Film`));
  const thai = await screen.findByLabelText(new RegExp(captions.of.th));
  expect(screen.getByText(captions.read.en).getAttribute('href')).toBe('/media/c/captions.vtt');
  expect(screen.getByText(new RegExp(fill(captions.cues, { count: 12 })))).toBeTruthy();
  const choose = (text: string) =>
    fireEvent.change(thai, { target: { files: [new File([text], 'film.vtt')] } });
  choose('x'.repeat(CAPTION_BYTES + 1));
  await screen.findByText(fill(captions.errors.captionsTooLarge, { found: 201 }));
  const both = [new File(['WEBVTT'], 'a.vtt'), new File(['WEBVTT'], 'b.vtt')];
  fireEvent.change(thai, { target: { files: both } });
  await screen.findByText(fill(words.upload.onlyOne, { count: 2 }));
  expect(calls(setCaptionsEndpoint)).toEqual([]);
  const fields = { text: ['captionsLine'], line: ['7'], found: ['00:01'] };
  callApi.mockResolvedValueOnce({ ...fail('invalid_fields'), status: 422, fields });
  choose('WEBVTT');
  await screen.findByText(fill(captions.errors.captionsLine, { line: 7, found: '00:01' }));
  choose('WEBVTT');
  await screen.findByText(captions.saved);
  expect(calls(setCaptionsEndpoint)).toMatchObject([
    { params: { lang: 'th', idMedia: film.idMedia }, body: { text: 'WEBVTT' } },
    {},
  ]);
});
