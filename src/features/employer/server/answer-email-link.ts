import { confirmEmailChange, emailOfLink } from './change-email.ts';

export interface AnsweredLink {
  readonly state: 'ask' | 'done' | 'failed';
  readonly email: string;
}

/** Reading the page only asks; the form it holds changes the address. */
export async function answerEmailLink(token: string, method: string): Promise<AnsweredLink> {
  if (method === 'POST') {
    const confirmed = await confirmEmailChange(token);
    return confirmed.ok
      ? { state: 'done', email: confirmed.value }
      : { state: 'failed', email: '' };
  }
  const email = await emailOfLink(token);
  return email === null ? { state: 'failed', email: '' } : { state: 'ask', email };
}
