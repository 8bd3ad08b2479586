import { DatabaseSync } from 'node:sqlite';

export interface Lock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** Exclusive lock; null while another process holds one. The kernel ends it with the process. */
export function takeLock(file: string): Lock | null {
  return openLock(file, 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
}

export function shareLock(file: string): Lock | null {
  return openLock(file, 'BEGIN; SELECT count(*) FROM sqlite_schema');
}

function openLock(file: string, statements: string): Lock | null {
  const connection = new DatabaseSync(file);
  try {
    connection.exec(`PRAGMA journal_mode = MEMORY; ${statements}`);
  } catch (error) {
    connection.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return { release: () => connection.close() };
}
