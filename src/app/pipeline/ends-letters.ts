/** Acts by the secret in its address and reads no session: mail programs ask for their readers. */
export const ENDS_LETTERS = /^(?:\/(?:th|en|yousayapi))?\/unsubscribe\/([^/]+)$/;
