import type { DataStore } from '@tus/server';

export interface UploadProgress {
  readonly bytes: number;
  readonly lastReceivedAt: Date;
}

export interface UploadStore {
  readonly datastore: DataStore;
  /** Finds nothing for an unknown upload. */
  findProgress(idUpload: string): Promise<UploadProgress | null>;
  /** Makes the received chunks one complete file that survives a power cut. */
  settle(idUpload: string): Promise<void>;
  remove(idUpload: string): Promise<void>;
  ids(): Promise<string[]>;
  withFile<Done>(idUpload: string, work: (path: string) => Promise<Done>): Promise<Done>;
  /** Runs work on the first chunk after its request; null when the chunk is not on this machine. */
  withBeginning<Done>(
    idUpload: string,
    work: (path: string) => Promise<Done>,
  ): Promise<Done | null>;
  copyToStorage(idUpload: string, key: string, contentType: string): Promise<void>;
}

/** The bucket cannot be reached; a retry may succeed. The library returns this error unchanged. */
export class UploadsUnavailable extends Error {
  readonly status_code = 503;
  readonly body = 'uploads cannot be reached at the moment\n';
}
