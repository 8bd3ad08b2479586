import type { DataStore } from '@tus/server';

export interface UploadProgress {
  readonly bytes: number;
  readonly lastReceivedAt: Date;
}

export interface UploadStore {
  readonly datastore: DataStore;
  /** Returns received bytes and the time of the last ones; null for an unknown upload. */
  findProgress(idUpload: string): Promise<UploadProgress | null>;
  /** Joins the received chunks durably into one file; idempotent. */
  settle(idUpload: string): Promise<void>;
  remove(idUpload: string): Promise<void>;
  ids(): Promise<string[]>;
  withFile<Done>(idUpload: string, work: (path: string) => Promise<Done>): Promise<Done>;
  /** Runs `work` on the first chunk; null if another machine received it. */
  withBeginning<Done>(
    idUpload: string,
    work: (path: string) => Promise<Done>,
  ): Promise<Done | null>;
  copyToStorage(idUpload: string, key: string, contentType: string): Promise<void>;
}

/** Thrown when the bucket cannot be reached; the tus server sends its status and body unchanged. */
export class UploadsUnavailable extends Error {
  readonly status_code = 503;
  readonly body = 'uploads cannot be reached at the moment\n';
}
