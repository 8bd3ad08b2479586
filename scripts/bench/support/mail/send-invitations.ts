import { randomUUID } from 'node:crypto';
import { CAMPAIGN_LIMITS } from '#features/invitation/core/invitation-limits.ts';
import { API_BASE } from '#shared/core/endpoint.ts';

/** Text of the e-mail, as long as the longest that companies usually write. */
const CONTENT = 'เราอยากให้คนที่กำลังหางานรู้ว่าการทำงานที่นี่เป็นอย่างไร '.repeat(20).trim();

export interface Sender {
  readonly url: string;
  readonly cookie: string;
  readonly senderEmail: string;
}

/** Sends the list in parts, as a browser does, and returns its id. */
export async function sendInvitations(sender: Sender, emails: readonly string[]): Promise<string> {
  const { url, cookie, senderEmail } = sender;
  const idInvitation = randomUUID();
  const parts = Math.ceil(emails.length / CAMPAIGN_LIMITS.recipientsPerPart);
  for (let part = 1; part <= parts; part += 1) {
    const partEmails = emails.slice(
      (part - 1) * CAMPAIGN_LIMITS.recipientsPerPart,
      part * CAMPAIGN_LIMITS.recipientsPerPart,
    );
    const answer = await fetch(`${url}${API_BASE}/invitations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, cookie },
      body: JSON.stringify({
        idInvitation,
        part,
        parts,
        size: emails.length,
        lang: 'th',
        layoutLang: 'th',
        senderName: 'ฝ่ายบุคคล',
        senderEmail,
        subject: 'ขอชวนเขียนรีวิว',
        content: CONTENT,
        recipients: partEmails.map((email) => ({ email })),
      }),
    });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  return idInvitation;
}

export function staff(count: number, prefix: string): string[] {
  const firms = 50;
  return Array.from(
    { length: count },
    (_, index) => `${prefix}${index}@firm${index % firms}.example`,
  );
}
