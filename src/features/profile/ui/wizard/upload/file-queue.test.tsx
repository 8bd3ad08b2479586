// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { fail, ok } from '#shared/core/result.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { measurePicture } from '#shared/ui/picture/measure-picture.ts';
import { wizardWords } from '../wizard-words.ts';
import { FileQueue } from './FileQueue.tsx';
import type { Sending } from './library-upload.ts';
import { $sending, letGo, pauseOrResume, sendToLibrary, tryAgain } from './library-upload.ts';
import { lookAtVideo } from './look-at-video.ts';

vi.mock('./look-at-video.ts', () => ({ lookAtVideo: vi.fn() }));
vi.mock('#shared/ui/api/call-api.ts', () => ({ callApi: vi.fn() }));
vi.mock('#shared/ui/picture/measure-picture.ts', () => ({ measurePicture: vi.fn() }));
vi.mock('./library-upload.ts', async () => {
  const { atom } = await import('nanostores');
  const acts = {
    letGo: vi.fn(),
    pauseOrResume: vi.fn(),
    tryAgain: vi.fn(),
    sendToLibrary: vi.fn(),
  };
  return { $sending: atom([]), ...acts };
});

const words = wizardWords('en');
const { queue, refusals } = catalogue('en').media;
const onUploaded = vi.fn();
const place = { idEmp: 1, lang: 'en', locale: 'en', words, hasVideo: true } as const;
const picture = { kind: 'album', width: 1, height: 1, video: null } as const;
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeEach(() => {
  vi.mocked(measurePicture).mockResolvedValue({
    type: 'image/png',
    bytes: 9,
    width: 800,
    height: 450,
  });
  vi.mocked(sendToLibrary).mockImplementation(({ file: { name }, found }) => {
    const begun: Sending = { id: name, name, isVideo: false, state: 'sending', percent: 0, found };
    $sending.set([...$sending.get(), begun]);
    return name;
  });
});
afterEach(() => {
  cleanup();
  $sending.set([]);
  vi.clearAllMocks();
});

function shown(files: readonly File[], room = 9, kind: 'album' | 'cover' = 'album') {
  return render(<FileQueue {...{ kind, files, room, onUploaded }} place={place} />);
}

const become = (id: string, to: Partial<Sending>) =>
  act(() => $sending.set($sending.get().map((one) => (one.id === id ? { ...one, ...to } : one))));
const press = (act_: string, name: string) =>
  fireEvent.click(screen.getByRole('button', { name: fill(queue.which, { act: act_, name }) }));

it('sends as many as there is room for, and says of the others that they were not', async () => {
  shown([file('a.png'), file('b.png'), file('c.png')], 2);
  await screen.findByText(fill(queue.noRoom, { room: 2 }));
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'a.png',
    'b.png',
  ]);
  const [job] = vi.mocked(sendToLibrary).mock.calls[0] ?? [];
  await act(() => job?.onSent({ ...picture, idMedia: 'm1' }));
  expect(onUploaded).toHaveBeenCalledWith({ idMedia: 'm1' });
});

it('gives places in the order chosen, past what stands still and what was let go', async () => {
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
  shown(names.map(file));
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(5));
  const jobs = vi.mocked(sendToLibrary).mock.calls.map(([job]) => job);
  const landed = () => onUploaded.mock.calls.map(([{ idMedia }]) => idMedia);
  const arrive = (name: string) =>
    act(async () => {
      const sent = jobs
        .find((job) => job.file.name === name)
        ?.onSent({ ...picture, idMedia: name });
      void Promise.resolve(sent).then(() => become(name, { state: 'sent' }));
    });
  for (const name of ['e.png', 'd.png', 'c.png']) await arrive(name);
  expect(landed()).toEqual([]);
  await act(async () => $sending.set($sending.get().filter(({ id }) => id !== 'd.png')));
  become('b.png', { state: 'broken' });
  expect(landed()).toEqual([]);
  await arrive('a.png');
  await waitFor(() => expect(landed()).toEqual(['a.png', 'c.png', 'e.png']));
});

it('sends none of several where one fits, and says so until one is chosen', async () => {
  const { rerender } = shown([file('a.png'), file('b.png'), file('c.png')], 1);
  const said = fill(words.upload.onlyOne, { count: 3 });
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  const queued = { kind: 'album', room: 1, onUploaded, place } as const;
  rerender(<FileQueue {...queued} files={[file('b.png')]} />);
  await screen.findByRole('progressbar', { name: 'b.png' });
  expect(screen.queryByText(said)).toBeNull();
  expect(sendToLibrary).toHaveBeenCalledTimes(1);
});

it('counts what is on its way as taken until it has its place, and what was refused no longer', async () => {
  const { rerender } = shown([file('a.png'), file('b.png')], 2);
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(2));
  const choose = (name: string) =>
    rerender(<FileQueue {...{ kind: 'album', room: 2, onUploaded, place }} files={[file(name)]} />);
  choose('c.png');
  await screen.findByText(queue.full);
  become('b.png', { state: 'refused', refused: { code: 'imageBroken', fields: {} } });
  choose('d.png');
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(3));
  expect(screen.queryByText(queue.full)).toBeNull();
});

it('says beside the file what is wrong with it, and sends the rest', async () => {
  const large = { type: 'image/png', bytes: 6 * 1024 ** 2, width: 800, height: 450 };
  vi.mocked(measurePicture).mockResolvedValueOnce(large);
  shown([file('large.png'), file('fine.png')]);
  const said = fill(refusals.imageTooLarge, { megabytes: '6.0' });
  expect((await screen.findByRole('alert')).textContent).toBe(`large.png: ${said}`);
  await waitFor(() => expect(vi.mocked(sendToLibrary)).toHaveBeenCalledTimes(1));
});

it('is paused, gone on with, tried again and cancelled by buttons that name the file', async () => {
  shown([file('a.png')]);
  await screen.findByText(fill(queue.sending, { percent: 0 }));
  press(queue.pause, 'a.png');
  expect(pauseOrResume).toHaveBeenCalledWith('a.png');
  become('a.png', { state: 'paused', percent: 40 });
  expect(screen.getByText(fill(queue.paused, { percent: 40 }))).toBeTruthy();
  press(queue.resume, 'a.png');
  expect(pauseOrResume).toHaveBeenCalledTimes(2);
  become('a.png', { state: 'broken' });
  expect(screen.getByRole('alert').textContent).toBe(queue.broken);
  become('a.png', { refused: { code: 'storage_full', fields: {} } });
  expect(screen.getByRole('alert').textContent).toBe(`${refusals.storage_full} ${queue.broken}`);
  press(queue.retry, 'a.png');
  expect(tryAgain).toHaveBeenCalledWith('a.png');
  press(queue.cancel, 'a.png');
  expect(letGo).toHaveBeenCalledWith('a.png');
});

it('names the rule and what the server, or this browser, has found', async () => {
  shown([file('a.png')]);
  await screen.findByRole('progressbar');
  const refused = (code: string, fields = {}) =>
    become('a.png', { state: 'refused', refused: { code, fields: { file: [code], ...fields } } });
  refused('videoLines', { size: ['640 × 360'] });
  const alert = () => screen.getByRole('alert').textContent;
  expect(alert()).toBe(fill(refusals.videoLines, { size: '640 × 360' }));
  refused('coverSmall');
  expect(alert()).toBe(fill(refusals.coverSmall, { size: '800 × 450' }));
});

it('takes a frame of a video along, and refuses one of another shape before it is sent', async () => {
  const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  const frame = new File(['y'], 'film.jpg', { type: 'image/jpeg' });
  vi.mocked(lookAtVideo).mockResolvedValueOnce({ width: 640, height: 480, poster: null });
  shown([film]);
  const said = fill(refusals.videoLines, { size: '640 × 480' });
  expect((await screen.findByRole('alert')).textContent).toBe(`film.mp4: ${said}`);
  cleanup();
  vi.mocked(lookAtVideo).mockResolvedValueOnce({ width: 1280, height: 720, poster: frame });
  vi.mocked(callApi).mockResolvedValue(ok({ idMedia: 'v' }) as never);
  shown([film]);
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(2));
  const [video, poster] = vi.mocked(sendToLibrary).mock.calls.map(([job]) => job);
  poster?.onSent({ ...picture, idMedia: 'p' });
  video?.onSent({ ...picture, idMedia: 'v', video: 'video.mp4' });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith({ idMedia: 'v' }));
  expect(vi.mocked(callApi).mock.calls[0]?.[2]).toMatchObject({
    params: { idMedia: 'v' },
    body: { idPoster: 'p' },
  });
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

it('sets the frame of a video that arrived before it, and says when that is not possible', async () => {
  const frame = new File(['y'], 'film.jpg', { type: 'image/jpeg' });
  vi.mocked(lookAtVideo).mockResolvedValue({ width: 1280, height: 720, poster: frame });
  const refused = (code: string) => ({ ...fail(code), status: 409, fields: {} }) as never;
  vi.mocked(callApi).mockResolvedValueOnce(refused('not_found'));
  vi.mocked(callApi).mockResolvedValueOnce(refused('poster_stands'));
  const films = ['a.mp4', 'b.mp4'].map((name) => new File(['x'], name, { type: 'video/mp4' }));
  shown(films);
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(4));
  const jobs = vi.mocked(sendToLibrary).mock.calls.map(([job]) => job);
  for (const [at, job] of jobs.entries()) {
    const video = at % 2 === 0 ? 'video.mp4' : null;
    await act(() => job.onSent({ ...picture, idMedia: `m${at}`, video }));
  }
  const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(alerts).toEqual([`a.mp4: ${queue.noFrame}`, `b.mp4: ${refusals.poster_stands}`]);
  expect(vi.mocked(callApi).mock.calls.map(([, , input]) => input)).toMatchObject([
    { params: { idMedia: 'm0' }, body: { idPoster: 'm1' } },
    { params: { idMedia: 'm2' }, body: { idPoster: 'm3' } },
  ]);
});

it('lets go of what it has begun when what would have taken it goes for good', async () => {
  const { unmount } = shown([file('a.png')]);
  await screen.findByRole('progressbar');
  unmount();
  expect(letGo).toHaveBeenCalledWith('a.png');
});
