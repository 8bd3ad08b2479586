/** The backup or the target is not fit; nothing was changed. */
export class RestoreRefusedError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'RestoreRefusedError';
  }
}
