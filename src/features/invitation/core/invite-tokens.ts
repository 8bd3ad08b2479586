const LINK_CODE = /^[a-z2-9]{10}$/;
const INVITE_TOKEN = /^[\w-]{38}$/;

/** True for the code of a shared link, which is printed on posters and so is no secret. */
export const isLinkCode = (token: string) => LINK_CODE.test(token);

/** The invitation token in the path to which a sign-in returns. */
export function inviteTokenIn(returnPath: string | null): string | null {
  const token = /^(?:\/(?:en|th))?\/invite\/([^/?#]+)$/.exec(returnPath ?? '')?.[1] ?? '';
  return INVITE_TOKEN.test(token) ? token : null;
}
