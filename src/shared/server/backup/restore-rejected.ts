/** The backup or the target is unsuitable; nothing was changed. */
export class RestoreRejectedError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'RestoreRefusedError';
  }
}
