/** A server named by a setting does not respond, maybe for now; the message names the setting. */
export class UnavailableError extends Error {}
