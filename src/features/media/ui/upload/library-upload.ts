import Uppy, { type Body, type Meta } from '@uppy/core';
import Tus from '@uppy/tus';
import { atom } from 'nanostores';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { ApiError } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { setUploadProgress } from '#shared/ui/feedback/loading-store.ts';
import type { MediaPicture } from '../../core/media-contract.ts';
import type { Found } from '../../core/picture-refusal.ts';
import { attachUploaded, CHUNK_BYTES, UPLOADS_ADDRESS } from '../../core/upload-contract.ts';

export interface UploadRefused {
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export interface Sending {
  readonly id: string;
  readonly name: string;
  readonly isVideo: boolean;
  readonly state: 'sending' | 'paused' | 'waiting' | 'checking' | 'sent' | 'broken' | 'refused';
  readonly percent: number;
  /** When the waiting files go on by themselves, as the server has asked, in milliseconds. */
  readonly goesOnAt?: number;
  /** Also of what may be tried again, where it is known. */
  readonly refused?: UploadRefused | undefined;
  /** What this browser knows of the file, for a sentence about it. */
  readonly found: Found;
}

interface FileMeta extends Meta {
  readonly kind: MediaKind;
}
interface Job {
  readonly locale: Locale;
  readonly kind: MediaKind;
  readonly file: File;
  readonly found: Found;
  readonly onSent: (picture: MediaPicture) => unknown;
}

/** Everything that is on its way from this page, in the order it was chosen. */
export const $sending = atom<readonly Sending[]>([]);

const jobs = new Map<string, Job>();
const RETRIES = [500, 1_000, 3_000, 5_000, 10_000, 20_000];
const CONFLICT = 409;
const TOO_MANY = 429;
/** The statuses of our server that will pass: busy, full. */
const PASSING = [503, 507];

function change(id: string, to: Partial<Sending>): void {
  $sending.set($sending.get().map((one) => (one.id === id ? { ...one, ...to } : one)));
}

const uppy = new Uppy<FileMeta, Body>({ id: 'library', autoProceed: true }).use(Tus, {
  endpoint: UPLOADS_ADDRESS,
  chunkSize: CHUNK_BYTES,
  limit: 3,
  retryDelays: RETRIES,
  removeFingerprintOnSuccess: true,
  allowedMetaFields: ['kind'],
  // Where a file may not begin, asking again changes nothing; where it has to wait, the server says how long.
  onShouldRetry: (error, _attempt, _options, usual) => {
    const status = error.originalResponse?.getStatus();
    const isBegin = error.originalRequest?.getMethod() === 'POST';
    return status !== TOO_MANY && !(isBegin && status === CONFLICT) && usual(error);
  },
});

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Nobody walks away from a file by mistake, nor from one that stands still; a video, which takes its time, covers the page. */
$sending.subscribe((all) => {
  const isBusy = all.some(({ state }) => state !== 'sent' && state !== 'refused');
  if (isBusy) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  const videos = all.filter(({ isVideo, state }) => isVideo && state === 'sending');
  const percents = videos.map(({ percent }) => percent);
  const pause = () => {
    for (const { id } of videos) pauseOrResume(id);
  };
  setUploadProgress(videos.length === 0 ? null : Math.min(...percents), pause);
});

uppy.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
  if (file && bytesTotal)
    change(file.id, { percent: Math.floor((bytesUploaded / bytesTotal) * 100) });
});
uppy.on('upload-error', (file, _error, response) => {
  if (!file) return;
  const answer = response?.body?.['xhr'];
  if (!(answer instanceof XMLHttpRequest)) return reportFailure(file.id, 0, undefined);
  const retryAfter = Number(answer.getResponseHeader('Retry-After') ?? 0);
  reportFailure(file.id, answer.status, refusalIn(answer), retryAfter);
});
uppy.on('upload-success', (file) => {
  if (file) void attach(file.id);
});

/** Nothing more happens to it; the same file may be chosen again. */
function end(id: string, as: Partial<Sending>): void {
  change(id, as);
  jobs.delete(id);
  if (uppy.getFile(id)) uppy.removeFile(id);
}

/** What our own server said, where it had something to say. */
function refusalIn({ responseText }: XMLHttpRequest): UploadRefused | undefined {
  try {
    const { error }: ApiError = JSON.parse(responseText);
    return refusalOf(error.code, error.fields);
  } catch {
    return undefined;
  }
}

function refusalOf(code: string, fields: UploadRefused['fields'] = {}): UploadRefused {
  return { code: fields['file']?.[0] ?? code, fields };
}

/** The file is not to blame where nobody answered, or asks to come again: it may be tried again. */
function reportFailure(
  id: string,
  status: number,
  refused: UploadRefused | undefined,
  retryAfter = 0,
): void {
  if (retryAfter > 0) {
    wait(id, retryAfter);
    return;
  }
  if (refused && status >= 400 && status < 500 && status !== TOO_MANY) {
    end(id, { state: 'refused', refused });
    return;
  }
  const isSaid = refused !== undefined && (status === TOO_MANY || PASSING.includes(status));
  change(id, { state: 'broken', refused: isSaid ? refused : undefined });
}

/** Goes on by itself after so many seconds. */
function wait(id: string, seconds: number): void {
  change(id, { state: 'waiting', goesOnAt: Date.now() + seconds * 1000 });
  setTimeout(() => {
    if ($sending.get().some((one) => one.id === id && one.state === 'waiting')) tryAgain(id);
  }, seconds * 1000);
}

/** Every byte is there: what has become of them. May be asked again after a lost answer. */
async function attach(id: string): Promise<void> {
  const job = jobs.get(id);
  const idUpload = uppy.getFile(id)?.response?.uploadURL?.split('/').at(-1);
  if (!job || !idUpload) return;
  change(id, { state: 'checking', percent: 100, refused: undefined });
  const answer = await callApi(attachUploaded, job.locale, {
    params: { idUpload },
    isQuiet: true,
  });
  if (!jobs.has(id)) return;
  if (answer.ok) {
    // It is on its way until it has its place.
    await job.onSent(answer.value);
    end(id, { state: 'sent' });
    return;
  }
  reportFailure(id, answer.status, refusalOf(answer.code, answer.fields), answer.retryAfter);
}

/** Null when this very file is on its way already. */
export function sendToLibrary(job: Job): string | null {
  const { file, kind, found } = job;
  try {
    const id = uppy.addFile({
      name: file.name,
      type: file.type,
      data: file,
      // One file for two purposes is two uploads.
      meta: { kind, relativePath: kind },
    });
    jobs.set(id, job);
    const isVideo = file.type.startsWith('video/');
    const begun = { id, name: file.name, isVideo, state: 'sending', percent: 0, found } as const;
    $sending.set([...$sending.get().filter((one) => one.id !== id), begun]);
    return id;
  } catch {
    return null;
  }
}

export function pauseOrResume(id: string): void {
  change(id, { state: uppy.pauseResume(id) ? 'paused' : 'sending' });
}

export function tryAgain(id: string): void {
  if (uppy.getFile(id)?.progress.uploadComplete) return void attach(id);
  change(id, { state: 'sending', refused: undefined });
  uppy.retryUpload(id).catch(() => undefined);
}

/** Also the server forgets what has arrived of it. */
export function letGo(id: string): void {
  jobs.delete(id);
  $sending.set($sending.get().filter((one) => one.id !== id));
  if (uppy.getFile(id)) uppy.removeFile(id);
}
