import type { DataStore } from '@tus/server';

/** What has arrived of an upload, and when the last of it did. */
export interface UploadProgress {
  readonly bytes: number;
  readonly lastReceivedAt: Date;
}

/** Where files lie that are on their way. All processes of the product see the same. */
export interface UploadStore {
  /** What the library of the protocol writes to. */
  readonly datastore: DataStore;
  /** Null when there is no such upload. */
  findProgress(idUpload: string): Promise<UploadProgress | null>;
  /** Makes what has arrived a whole file that survives a power cut. */
  settle(idUpload: string): Promise<void>;
  /** The bytes, and what the library notes beside. */
  remove(idUpload: string): Promise<void>;
  /** The ids of all that lies here. */
  ids(): Promise<string[]>;
  /** Lets work read a whole upload as a file of this machine. */
  withFile<Done>(idUpload: string, work: (path: string) => Promise<Done>): Promise<Done>;
  /** The same for the first piece, after the request that has brought it; null when it is not there. */
  withBeginning<Done>(
    idUpload: string,
    work: (path: string) => Promise<Done>,
  ): Promise<Done | null>;
  /** Makes a whole upload a file of the storage as well. */
  copyToStorage(idUpload: string, key: string, contentType: string): Promise<void>;
}

/** The bucket cannot be reached: asked again later, it may be. The library answers with it as it stands. */
export class UploadsUnavailable extends Error {
  readonly status_code = 503;
  readonly body = 'uploads cannot be reached at the moment\n';
}
