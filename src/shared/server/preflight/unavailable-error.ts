/**
 * A server named by a setting does not respond, which may be temporary; the message names the
 * setting.
 */
export class UnavailableError extends Error {}
