import { signedId, verifiedId } from '#shared/server/signed-token.ts';

export function alertToken(idAlert: string): string {
  return signedId('alert', idAlert).toString('base64url');
}

export function readAlertToken(token: string): string | null {
  return verifiedId('alert', Buffer.from(token, 'base64url'));
}
