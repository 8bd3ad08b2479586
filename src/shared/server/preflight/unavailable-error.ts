/** A server named by a setting does not answer, which may pass: the message is the line about the setting. */
export class UnavailableError extends Error {}
