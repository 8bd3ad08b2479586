const LINK_CODE = /^[a-z2-9]{10}$/;
const INVITE_TOKEN = /^[\w-]{38}$/;

/** The code of a shared link: no secret, since it stands on posters. */
export const isLinkCode = (token: string) => LINK_CODE.test(token);

/** The token of a recipient's link in the address that a sign-in leads back to. */
export function inviteTokenIn(returnPath: string | null): string | null {
  const token = /^(?:\/(?:en|th))?\/invite\/([^/?#]+)$/.exec(returnPath ?? '')?.[1] ?? '';
  return INVITE_TOKEN.test(token) ? token : null;
}
