export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: Date;
}
