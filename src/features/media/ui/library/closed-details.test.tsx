// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { fail, ok } from '#shared/core/result.ts';
import { $toasts } from '#shared/ui/feedback/toast-store.ts';
import { standInForApi, standInForUploads } from '#tests/stand-ins.ts';
import {
  libraryItem,
  LIBRARY_PLACE as place,
  LIBRARY_WORDS as words,
} from '#tests/wizard/library-place.ts';
import { setCaptionsEndpoint } from '../../core/captions/captions-contract.ts';
import { describeMediaEndpoint, readLibraryEndpoint } from '../../core/library-contract.ts';
import { deleteMedia } from '../../core/media-contract.ts';
import { $queuedUploads } from '../upload/library-upload.ts';
import { LibraryPage } from './LibraryPage.tsx';

const callApi = standInForApi();
const { cancelUpload, measurePicture, sendToLibrary } = standInForUploads();

const replace = vi.fn();
const { labels: say } = words.library;
const { captions, crop, errors } = catalogue('en').media;
const { uploads } = words.list;
const office = libraryItem(1, { kind: 'cover', altTh: 'สำนักงาน', altEn: 'The office' });
const film = libraryItem(2, { ...office, idMedia: 'film', video: 'video.mp4', altEn: 'The film' });
const library = { items: [office, film], bytes: 4_000_000, maxBytes: 100 * 1024 ** 2, total: 2 };
const wide = { type: 'image/png', bytes: 9, width: 1600, height: 900 };

const props = { context: place, captions, replace, kind: 'album', first: library } as const;
const show = () => render(<LibraryPage {...props} />);

beforeEach(() => {
  $toasts.set([]);
  answer({});
  replace.mockResolvedValue(ok({}));
  show();
});

function answer(said: object): void {
  callApi.mockImplementation(((endpoint: unknown) =>
    Promise.resolve(
      endpoint === readLibraryEndpoint ? ok(library) : 'ok' in said ? said : ok(said),
    )) as never);
}
const refused = (code: string) => ({ ...fail(code), status: 409, fields: {} });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const card = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const open = (name: string) => fireEvent.click(card(name));
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(say.replaceWith)), {
    target: { files: [new File(['x'], name, { type: 'image/png' })] },
  });
const isNoted = (name: string, note: string) => card(name).textContent?.includes(note) ?? false;
const dialog = () => screen.queryByText(say.detail)?.closest('dialog');
const calls = (endpoint: unknown) =>
  callApi.mock.calls.flatMap(([called, , input]) => (called === endpoint ? [input] : []));
const arrive = (name: string) =>
  act(async () => {
    const job = sendToLibrary.mock.calls.find(([{ file }]) => file.name === name)?.[0];
    await job?.onSent({ idMedia: name, kind: 'cover', width: 1600, height: 900, video: null });
    $queuedUploads.set(
      $queuedUploads
        .get()
        .map((one) => (one.id === name ? { ...one, state: 'sent' as const } : one)),
    );
  });
const toasts = () => $toasts.get().map(({ tone, text, detail }) => [tone, text, detail]);

it.each([
  ['the cross', () => press(words.close)],
  ['Escape', () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
  ['a press outside', () => fireEvent.click(dialog() as HTMLElement)],
])('continues a replacement after closing by %s', async (_, close) => {
  open('The office');
  choose('other.png');
  await screen.findByRole('progressbar');
  act(() => void close());
  expect(dialog()?.open).toBe(false);
  expect(isNoted('The office', uploads)).toBe(true);
  open('The film');
  press(words.close);
  expect(cancelUpload).not.toHaveBeenCalled();
  open('The office');
  expect(screen.getByRole('progressbar', { name: 'other.png' })).toBeTruthy();
  act(() => void close());
  await arrive('other.png');
  expect(replace.mock.calls).toEqual([[place, office.idMedia, 'other.png']]);
  expect(toasts()).toEqual([['success', say.replaced, 'The office']]);
  await waitFor(() => expect(dialog()).toBeUndefined());
  expect(isNoted('The office', uploads)).toBe(false);
});

it('reports a failed replacement, also while closed', async () => {
  open('The office');
  choose('other.png');
  await screen.findByRole('progressbar');
  press(words.close);
  replace.mockResolvedValue(refused('awaiting_review'));
  await arrive('other.png');
  expect(toasts()).toEqual([['danger', say.errors.awaiting_review, 'The office']]);
});

it('shows an upload rejected while closed on the next opening, then discards it', async () => {
  const measured = Promise.withResolvers<typeof wide>();
  measurePicture.mockReturnValue(measured.promise);
  open('The office');
  choose('small.png');
  press(words.close);
  await act(async () => measured.resolve({ ...wide, width: 800, height: 450 }));
  const why = `small.png: ${fill(errors.coverSmall, { size: '800 × 450' })}`;
  expect(isNoted('The office', uploads)).toBe(true);
  open('The office');
  expect(screen.getByText(why)).toBeTruthy();
  press(words.close);
  expect(isNoted('The office', uploads)).toBe(false);
  open('The office');
  expect(screen.queryByText(why)).toBeNull();
});

it('renders the crop dialog outside the closed dialog', async () => {
  const measured = Promise.withResolvers<typeof wide>();
  measurePicture.mockReturnValue(measured.promise);
  open('The office');
  choose('square.png');
  press(words.close);
  await act(async () => measured.resolve({ ...wide, height: 1600 }));
  const asked = screen.getByText(crop.title).closest('dialog');
  expect(asked?.open).toBe(true);
  expect(asked?.parentElement?.closest('dialog')).toBeNull();
});

it('preserves unsaved texts and asks for them', async () => {
  open('The office');
  const field = () => screen.getByLabelText<HTMLInputElement>(new RegExp(say.altEn));
  fireEvent.change(field(), { target: { value: 'Our office' } });
  press(words.close);
  expect(isNoted('The office', say.unsaved)).toBe(true);
  open('The office');
  expect(field().value).toBe('Our office');
  answer(refused('unreachable'));
  press(say.saveAlt);
  press(words.close);
  await waitFor(() => expect(toasts()).toEqual([['danger', say.errors.unreachable, 'The office']]));
  expect(isNoted('The office', say.unsaved)).toBe(true);
  answer({});
  open('The office');
  press(say.saveAlt);
  await screen.findByText(say.saved);
  expect(calls(describeMediaEndpoint)).toHaveLength(2);
  press(words.close);
  expect(isNoted('The office', say.unsaved)).toBe(false);
});

it('restores unsaved texts after leaving the page and discards unchanged ones', () => {
  open('The office');
  const field = () => screen.getByLabelText<HTMLInputElement>(new RegExp(say.altEn));
  fireEvent.change(field(), { target: { value: 'Our office' } });
  press(words.close);
  cleanup();
  show();
  expect(isNoted('The office', say.unsaved)).toBe(true);
  expect(isNoted('The film', say.unsaved)).toBe(false);
  open('The office');
  expect(field().value).toBe('Our office');
  fireEvent.change(field(), { target: { value: 'The office' } });
  expect(isNoted('The office', say.unsaved)).toBe(false);
  cleanup();
  show();
  expect(isNoted('The office', say.unsaved)).toBe(false);
});

it('preserves text typed while the previous text is saved', async () => {
  open('The office');
  const field = () => screen.getByLabelText<HTMLInputElement>(new RegExp(say.altEn));
  fireEvent.change(field(), { target: { value: 'Our' } });
  press(say.saveAlt);
  fireEvent.change(field(), { target: { value: 'Our office' } });
  await screen.findByText(say.saved);
  expect(field().value).toBe('Our office');
  expect(isNoted('The office', say.unsaved)).toBe(true);
});

it('discards unsaved texts of a deleted file', async () => {
  open('The office');
  choose('other.png');
  await screen.findByRole('progressbar');
  press(say.delete);
  press(say.deleteNow);
  await waitFor(() => expect(cancelUpload).toHaveBeenCalledWith('other.png'));
  expect(calls(deleteMedia)).toHaveLength(1);
});

it('reports the result of captions, also while closed', async () => {
  open('The film');
  const thai = await screen.findByLabelText(new RegExp(captions.of.th));
  const gone = Promise.withResolvers<unknown>();
  callApi.mockReturnValue(gone.promise as never);
  fireEvent.change(thai, { target: { files: [new File(['x'], 'film.vtt')] } });
  await waitFor(() => expect(calls(setCaptionsEndpoint)).toHaveLength(1));
  press(words.close);
  await act(async () => gone.resolve(refused('captionsEmpty')));
  expect(toasts()).toEqual([['danger', captions.errors.captionsEmpty, undefined]]);
});
