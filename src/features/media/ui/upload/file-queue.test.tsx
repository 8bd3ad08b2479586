// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { fail, ok } from '#shared/core/result.ts';
import { UNREACHABLE } from '#shared/ui/api/called.ts';
import * as files from '#shared/ui/api/send-file.ts';
import { standInFor } from '#tests/calls/stand-in-for.ts';
import { standInForApi, standInForUploads } from '#tests/stand-ins.ts';
import { mediaMessages } from '../media-messages.ts';
import { FileQueue } from './FileQueue.tsx';
import { $queuedUploads, type QueuedUpload } from './library-upload.ts';
import * as looks from './look-at-video.ts';
import * as reads from './read-video-file.ts';

const callApi = standInForApi();
const sendFile = standInFor(files, 'sendFile');
const previewVideo = standInFor(looks, 'previewVideo');
const readVideoFile = standInFor(reads, 'readVideoFile');
const { cancelUpload, measurePicture, pauseOrResume, sendToLibrary, retryUpload } =
  standInForUploads({
    width: 800,
    height: 450,
  });

const words = mediaMessages('en');
const { queue, errors } = catalogue('en').media;
const onUploaded = vi.fn();
const place = { idEmp: 1, lang: 'en', locale: 'en', messages: words, hasVideo: true } as const;
const picture = { kind: 'album', width: 1, height: 1, video: null } as const;
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeEach(() => void readVideoFile.mockResolvedValue(null));

function shown(files: readonly File[], room = 9, kind: 'album' | 'cover' = 'album') {
  return render(
    <FileQueue kind={kind} files={files} maxFiles={room} onUploaded={onUploaded} context={place} />,
  );
}

const become = (id: string, to: Partial<QueuedUpload>) =>
  act(() =>
    $queuedUploads.set(
      $queuedUploads.get().map((one) => (one.id === id ? { ...one, ...to } : one)),
    ),
  );
const press = (act_: string, name: string) =>
  fireEvent.click(screen.getByRole('button', { name: fill(queue.which, { act: act_, name }) }));

it('uploads as many files as fit and names the skipped ones', async () => {
  shown([file('a.png'), file('b.png'), file('c.png')], 2);
  await screen.findByText(fill(queue.noRoom, { room: 2 }));
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'a.png',
    'b.png',
  ]);
  const [job] = sendToLibrary.mock.calls[0] ?? [];
  await act(() => job?.onSent({ ...picture, idMedia: 'm1' }));
  expect(onUploaded).toHaveBeenCalledWith({ idMedia: 'm1' });
});

it('focuses errors unless a field is being edited', async () => {
  const caption = document.body.appendChild(document.createElement('textarea'));
  const tiny = { type: 'image/png', bytes: 9, width: 20, height: 15 };
  measurePicture.mockResolvedValueOnce(tiny);
  caption.focus();
  const { rerender } = shown([file('small.png'), file('a.png')]);
  const [refusal] = await screen.findAllByRole('alert');
  expect(refusal?.textContent).toMatch(/^small\.png: /);
  await waitFor(() => expect(document.activeElement).toBe(refusal));
  caption.value = 'Our canteen';
  caption.focus();
  const queued = { kind: 'album', maxFiles: 9, onUploaded, context: place } as const;
  rerender(<FileQueue {...queued} files={[file('b.png')]} />);
  await screen.findByRole('progressbar', { name: 'b.png' });
  measurePicture.mockResolvedValueOnce(tiny);
  rerender(<FileQueue {...queued} files={[file('small.png')]} />);
  await screen.findByText(/^small\.png: /);
  expect(document.activeElement).toBe(caption);
  caption.remove();
});

it('adds items in the order of selection, past paused and cancelled uploads', async () => {
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
  shown(names.map(file));
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(5));
  const jobs = sendToLibrary.mock.calls.map(([job]) => job);
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
  await act(async () =>
    $queuedUploads.set($queuedUploads.get().filter(({ id }) => id !== 'd.png')),
  );
  become('b.png', { state: 'broken' });
  expect(landed()).toEqual([]);
  await arrive('a.png');
  await waitFor(() => expect(landed()).toEqual(['a.png', 'c.png', 'e.png']));
});

it('uploads none of several files when one fits, and explains it', async () => {
  const { rerender } = shown([file('a.png'), file('b.png'), file('c.png')], 1);
  const said = fill(words.upload.onlyOne, { count: 3 });
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  const queued = { kind: 'album', maxFiles: 1, onUploaded, context: place } as const;
  rerender(<FileQueue {...queued} files={[file('b.png')]} />);
  await screen.findByRole('progressbar', { name: 'b.png' });
  expect(screen.queryByText(said)).toBeNull();
  expect(sendToLibrary).toHaveBeenCalledTimes(1);
});

it('counts running uploads as items, but not rejected ones', async () => {
  const { rerender } = shown([file('a.png'), file('b.png')], 2);
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(2));
  const choose = (name: string) =>
    rerender(
      <FileQueue
        kind="album"
        maxFiles={2}
        onUploaded={onUploaded}
        context={place}
        files={[file(name)]}
      />,
    );
  choose('c.png');
  await screen.findByText(queue.full);
  become('b.png', { state: 'refused', failure: { code: 'imageBroken', fields: {} } });
  choose('d.png');
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(3));
  expect(screen.queryByText(queue.full)).toBeNull();
});

it('shows an error at its file and uploads the rest', async () => {
  const large = { type: 'image/png', bytes: 6 * 1024 ** 2, width: 800, height: 450 };
  measurePicture.mockResolvedValueOnce(large);
  shown([file('large.png'), file('fine.png')]);
  const said = fill(errors.imageTooLarge, { megabytes: '6.0' });
  expect((await screen.findByRole('alert')).textContent).toBe(`large.png: ${said}`);
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(1));
});

it('has buttons to pause, resume, retry and cancel that name the file', async () => {
  shown([file('a.png')]);
  await screen.findByText(fill(queue.sending, { percent: 0 }));
  press(queue.pause, 'a.png');
  expect(pauseOrResume).toHaveBeenCalledWith('a.png');
  become('a.png', { state: 'paused', percent: 40 });
  expect(screen.getByText(fill(queue.paused, { percent: 40 }))).toBeTruthy();
  press(queue.resume, 'a.png');
  expect(pauseOrResume).toHaveBeenCalledTimes(2);
  become('a.png', { state: 'broken' });
  expect(screen.getByRole('alert').textContent).toBe(`a.png${queue.broken}`);
  become('a.png', { failure: { code: 'storage_full', fields: {} } });
  expect(screen.getByRole('alert').textContent).toBe(`a.png${errors.storage_full} ${queue.broken}`);
  press(queue.retry, 'a.png');
  expect(retryUpload).toHaveBeenCalledWith('a.png');
  press(queue.cancel, 'a.png');
  expect(cancelUpload).toHaveBeenCalledWith('a.png');
});

it('shows the rule and the values measured by server or browser', async () => {
  shown([file('a.png')]);
  await screen.findByRole('progressbar');
  const refused = (code: string, fields = {}) =>
    become('a.png', { state: 'refused', failure: { code, fields: { file: [code], ...fields } } });
  refused('videoLines', { size: ['640 × 360'] });
  const alert = () => screen.getByRole('alert').textContent;
  expect(alert()).toBe(`a.png${fill(errors.videoLines, { size: '640 × 360' })}`);
  refused('coverSmall');
  expect(alert()).toBe(`a.png${fill(errors.coverSmall, { size: '800 × 450' })}`);
});

it('rejects a video of another shape before uploading it', async () => {
  previewVideo.mockResolvedValueOnce({ width: 640, height: 480, poster: null });
  shown([new File(['x'], 'film.mp4', { type: 'video/mp4' })]);
  const said = fill(errors.videoLines, { size: '640 × 480' });
  expect((await screen.findByRole('alert')).textContent).toBe(`film.mp4: ${said}`);
});

const plain = {
  container: 'MPEG-4',
  seconds: 60,
  width: 1280,
  height: 720,
  isComplete: true,
  codec: 'AVC',
  bitDepth: 8,
  chroma: '4:2:0',
  sound: 'AAC',
};

it('rejects a video that most browsers cannot play, though this one can', async () => {
  previewVideo.mockResolvedValue({ width: 1280, height: 720, poster: null });
  readVideoFile.mockResolvedValueOnce({ ...plain, codec: 'HEVC' });
  readVideoFile.mockResolvedValueOnce({ ...plain, sound: 'AC-3' });
  shown(['a.mp4', 'b.mp4'].map((name) => new File(['x'], name, { type: 'video/mp4' })));
  const codec = fill(errors.videoCodec, { type: 'HEVC' });
  const sound = fill(errors.videoSound, { type: 'AC-3' });
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      `a.mp4: ${codec}`,
      `b.mp4: ${sound}`,
    ]),
  );
  expect(sendToLibrary).not.toHaveBeenCalled();
});

it('uploads a video that phones play badly with a warning', async () => {
  previewVideo.mockResolvedValue({ width: 1280, height: 720, poster: null });
  readVideoFile.mockResolvedValueOnce({ ...plain, codec: 'VP9' });
  shown([new File(['x'], 'film.webm', { type: 'video/webm' })]);
  expect((await screen.findByRole('alert')).textContent).toBe(`film.webm: ${queue.phoneCodec}`);
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(1));
});

it('names both kinds of files where both are allowed', async () => {
  measurePicture.mockResolvedValueOnce({ type: '', bytes: 9, width: 0, height: 0 });
  shown([new File(['x'], 'plan.pdf', { type: 'application/pdf' })]);
  const said = fill(errors.imageOrVideo, { type: errors.unknownType });
  expect((await screen.findByRole('alert')).textContent).toBe(`plan.pdf: ${said}`);
});

it('uploads a frame as poster after the video and deletes it when it is rejected', async () => {
  const frame = new File(['y'], 'film.jpg', { type: 'image/jpeg' });
  previewVideo.mockResolvedValue({ width: 1280, height: 720, poster: frame });
  sendFile.mockResolvedValueOnce(ok({ ...picture, idMedia: 'p0' }) as never);
  sendFile.mockResolvedValueOnce(UNREACHABLE);
  sendFile.mockResolvedValueOnce(ok({ ...picture, idMedia: 'p2' }) as never);
  const stands = { ...fail('poster_locked'), status: 409, fields: {} };
  callApi.mockResolvedValueOnce(ok({ idMedia: 'm0' }) as never);
  callApi.mockResolvedValueOnce(stands);
  shown(['a.mp4', 'b.mp4', 'c.mp4'].map((name) => new File(['x'], name, { type: 'video/mp4' })));
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(3));
  expect(sendFile).not.toHaveBeenCalled();
  for (const [at, [job]] of sendToLibrary.mock.calls.entries()) {
    await act(() => job.onSent({ ...picture, idMedia: `m${at}`, video: 'video.mp4' }));
  }
  const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(alerts).toEqual([`b.mp4: ${queue.noFrame}`, `c.mp4: ${errors.poster_locked}`]);
  expect(callApi.mock.calls.map(([{ method }, , input]) => ({ method, ...input }))).toMatchObject([
    { method: 'put', params: { idMedia: 'm0' }, body: { idPoster: 'p0' } },
    { method: 'put', params: { idMedia: 'm2' }, body: { idPoster: 'p2' } },
    { method: 'delete', params: { idMedia: 'p2' } },
  ]);
  expect(onUploaded).toHaveBeenCalledTimes(3);
});

it('shows one line for automatic retries, with actions for all', async () => {
  shown(['a.png', 'b.png', 'c.png', 'd.png'].map(file));
  await waitFor(() => expect(sendToLibrary).toHaveBeenCalledTimes(4));
  become('a.png', { state: 'waiting', retryAtMs: Date.now() + 239_000 });
  expect(screen.getByText(fill(queue.goesOn, { when: 'in 4 minutes' }))).toBeTruthy();
  const all = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  all(queue.pauseAll);
  expect(pauseOrResume.mock.calls).toEqual([['b.png'], ['c.png'], ['d.png']]);
  become('b.png', { state: 'paused' });
  pauseOrResume.mockClear();
  all(queue.resumeAll);
  expect(pauseOrResume.mock.calls).toEqual([['b.png']]);
  become('c.png', { state: 'broken' });
  become('d.png', { state: 'broken' });
  all(queue.retryAll);
  expect(retryUpload.mock.calls).toEqual([['c.png'], ['d.png']]);
  become('b.png', { state: 'sent' });
  expect(screen.getByText(fill(queue.all, { sent: 1, count: 4 }))).toBeTruthy();
});

it('cancels its uploads when their field is removed for good', async () => {
  const { unmount } = shown([file('a.png')]);
  await screen.findByRole('progressbar');
  unmount();
  expect(cancelUpload).toHaveBeenCalledWith('a.png');
});
