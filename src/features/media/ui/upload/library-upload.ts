import Uppy, { type Body, type Meta } from '@uppy/core';
import Tus from '@uppy/tus';
import { atom } from 'nanostores';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { ApiError } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { setUploadProgress } from '#shared/ui/feedback/loading-store.ts';
import type { MediaPicture } from '../../core/media-contract.ts';
import type { PictureProperties } from '../../core/picture-error.ts';
import { attachUploaded, MAX_CHUNK_BYTES, UPLOADS_URL_PATH } from '../../core/upload-contract.ts';

export interface UploadFailure {
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export interface QueuedUpload {
  readonly id: string;
  readonly name: string;
  readonly isVideo: boolean;
  readonly state: 'sending' | 'paused' | 'waiting' | 'checking' | 'sent' | 'broken' | 'refused';
  readonly percent: number;
  readonly retryAtMs?: number;
  /** The server's error in states `refused` and `broken`; absent if there was no response. */
  readonly failure?: UploadFailure | undefined;
  readonly found: PictureProperties;
}

interface FileMeta extends Meta {
  readonly kind: MediaKind;
}
interface Job {
  readonly locale: Locale;
  readonly kind: MediaKind;
  readonly file: File;
  readonly found: PictureProperties;
  readonly onSent: (picture: MediaPicture) => unknown;
}

export const $queuedUploads = atom<readonly QueuedUpload[]>([]);

const jobs = new Map<string, Job>();
const RETRY_DELAYS_MS = [500, 1_000, 3_000, 5_000, 10_000, 20_000];
const HTTP_CONFLICT = 409;
const HTTP_TOO_MANY_REQUESTS = 429;
const TEMPORARY_STATUSES = [503, 507];

function updateUpload(id: string, changes: Partial<QueuedUpload>): void {
  $queuedUploads.set(
    $queuedUploads.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  );
}

const uppy = new Uppy<FileMeta, Body>({ id: 'library', autoProceed: true }).use(Tus, {
  endpoint: UPLOADS_URL_PATH,
  chunkSize: MAX_CHUNK_BYTES,
  limit: 3,
  retryDelays: RETRY_DELAYS_MS,
  removeFingerprintOnSuccess: true,
  allowedMetaFields: ['kind'],
  // No retry by tus after 429, whose response states the delay, nor after a rejected creation.
  onShouldRetry: (error, _attempt, _options, shouldRetryByDefault) => {
    const status = error.originalResponse?.getStatus();
    const isCreation = error.originalRequest?.getMethod() === 'POST';
    return (
      status !== HTTP_TOO_MANY_REQUESTS &&
      !(isCreation && status === HTTP_CONFLICT) &&
      shouldRetryByDefault(error)
    );
  },
});

function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** During uploads the browser confirms leaving, and videos show their progress over the page. */
$queuedUploads.subscribe((all) => {
  const isBusy = all.some(({ state }) => state !== 'sent' && state !== 'refused');
  if (isBusy) addEventListener('beforeunload', confirmLeaving);
  else removeEventListener('beforeunload', confirmLeaving);
  const videos = all.filter(({ isVideo, state }) => isVideo && state === 'sending');
  const percents = videos.map(({ percent }) => percent);
  const pause = () => {
    for (const { id } of videos) pauseOrResume(id);
  };
  setUploadProgress(videos.length === 0 ? null : Math.min(...percents), pause);
});

uppy.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
  if (file && bytesTotal)
    updateUpload(file.id, { percent: Math.floor((bytesUploaded / bytesTotal) * 100) });
});
uppy.on('upload-error', (file, _error, response) => {
  if (!file) return;
  const xhr = response?.body?.['xhr'];
  if (!(xhr instanceof XMLHttpRequest)) return reportFailure(file.id, 0, undefined);
  const retryAfter = Number(xhr.getResponseHeader('Retry-After') ?? 0);
  reportFailure(file.id, xhr.status, parseFailure(xhr), retryAfter);
});
uppy.on('upload-success', (file) => {
  if (file) void attach(file.id);
});

/** Ends an upload and forgets its file, so that the user may select it again. */
function endUpload(id: string, changes: Partial<QueuedUpload>): void {
  updateUpload(id, changes);
  jobs.delete(id);
  if (uppy.getFile(id)) uppy.removeFile(id);
}

function parseFailure({ responseText }: XMLHttpRequest): UploadFailure | undefined {
  try {
    const { error }: ApiError = JSON.parse(responseText);
    return toFailure(error.code, error.fields);
  } catch {
    return undefined;
  }
}

function toFailure(code: string, fields: UploadFailure['fields'] = {}): UploadFailure {
  return { code: fields['file']?.[0] ?? code, fields };
}

/** Marks an upload `refused` if the file is at fault, else `waiting` or `broken` for a retry. */
function reportFailure(
  id: string,
  status: number,
  failure: UploadFailure | undefined,
  retryAfter = 0,
): void {
  if (retryAfter > 0) {
    retryLater(id, retryAfter);
    return;
  }
  if (failure && status >= 400 && status < 500 && status !== HTTP_TOO_MANY_REQUESTS) {
    endUpload(id, { state: 'refused', failure });
    return;
  }
  const isTemporary =
    failure !== undefined &&
    (status === HTTP_TOO_MANY_REQUESTS || TEMPORARY_STATUSES.includes(status));
  updateUpload(id, { state: 'broken', failure: isTemporary ? failure : undefined });
}

function retryLater(id: string, seconds: number): void {
  updateUpload(id, { state: 'waiting', retryAtMs: Date.now() + seconds * 1000 });
  setTimeout(() => {
    if ($queuedUploads.get().some((upload) => upload.id === id && upload.state === 'waiting'))
      retryUpload(id);
  }, seconds * 1000);
}

/** Attaches a completely sent file; may be repeated after a lost response. */
async function attach(id: string): Promise<void> {
  const job = jobs.get(id);
  const idUpload = uppy.getFile(id)?.response?.uploadURL?.split('/').at(-1);
  if (!job || !idUpload) return;
  updateUpload(id, { state: 'checking', percent: 100, failure: undefined });
  const answer = await callApi(attachUploaded, job.locale, {
    params: { idUpload },
    isQuiet: true,
  });
  if (!jobs.has(id)) return;
  if (answer.ok) {
    // The upload ends only after the form has added the picture, so that leaving is confirmed.
    await job.onSent(answer.value);
    endUpload(id, { state: 'sent' });
    return;
  }
  reportFailure(id, answer.status, toFailure(answer.code, answer.fields), answer.retryAfter);
}

/** Starts an upload and returns its id; null if the same file is already being uploaded. */
export function sendToLibrary(job: Job): string | null {
  const { file, kind, found } = job;
  try {
    const id = uppy.addFile({
      name: file.name,
      type: file.type,
      data: file,
      // Uppy rejects duplicates by this path, and one file may be uploaded for two kinds.
      meta: { kind, relativePath: kind },
    });
    jobs.set(id, job);
    const isVideo = file.type.startsWith('video/');
    const started = { id, name: file.name, isVideo, state: 'sending', percent: 0, found } as const;
    $queuedUploads.set([...$queuedUploads.get().filter((upload) => upload.id !== id), started]);
    return id;
  } catch {
    return null;
  }
}

export function pauseOrResume(id: string): void {
  updateUpload(id, { state: uppy.pauseResume(id) ? 'paused' : 'sending' });
}

export function retryUpload(id: string): void {
  if (uppy.getFile(id)?.progress.uploadComplete) return void attach(id);
  updateUpload(id, { state: 'sending', failure: undefined });
  uppy.retryUpload(id).catch(() => undefined);
}

/** Cancels an upload and deletes its partial file on the server. */
export function cancelUpload(id: string): void {
  jobs.delete(id);
  $queuedUploads.set($queuedUploads.get().filter((upload) => upload.id !== id));
  if (uppy.getFile(id)) uppy.removeFile(id);
}
