import PostalMime, { type Attachment } from 'postal-mime';

/** What a mail tells of the letter whose address it came back to. */
export type Report =
  | { readonly kind: 'bounce'; readonly isFinal: boolean }
  | { readonly kind: 'complaint' };

/** A report says what it has to say before the letter it returns; the parser takes 40 µs for a line. */
const MOST_LINES = 2_000;
const MOST_BYTES = 256 * 1024;
/** The status code of RFC 3463, with what a mail server writes before it. */
const STATUS = /^\s*([245])\.(\d{1,3})\.(\d{1,3})/;

/**
 * A delivery report (RFC 3464) or a complaint (RFC 5965); null for any other mail, such as an answer that says
 * its writer is away. Of a report of several recipients the worst counts, since its address names one of ours.
 */
export async function readReport(mail: Uint8Array): Promise<Report | null> {
  const { attachments } = await PostalMime.parse(beginningOf(mail), { maxNestingDepth: 8 });
  if (attachments.some((part) => isFeedback(part) && saysAbuse(part))) return { kind: 'complaint' };
  const delivery = attachments.find(({ mimeType }) => DELIVERY.has(mimeType));
  const failed = delivery === undefined ? [] : failures(textOf(delivery));
  return failed.find(({ isFinal }) => isFinal) ?? failed[0] ?? null;
}

function beginningOf(mail: Uint8Array): Uint8Array {
  let end = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const next = mail.indexOf(LINE_FEED, end);
    if (next === -1 || next >= MOST_BYTES) return mail.subarray(0, MOST_BYTES);
    end = next + 1;
  }
  return mail.subarray(0, end);
}

const LINE_FEED = 10;

const DELIVERY = new Set(['message/delivery-status', 'message/global-delivery-status']);

const isFeedback = ({ mimeType }: Attachment) => mimeType === 'message/feedback-report';

/** Others of its kind say that a letter is no junk, or are opt-outs of other lists. */
const saysAbuse = (part: Attachment) =>
  /^(?:abuse|fraud|opt-out|opt-out-list)$/i.test(fieldsOf(textOf(part)).get('feedback-type') ?? '');

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The recipients of a report, one a block; what is only late or was passed on is none. */
function failures(report: string): Extract<Report, { kind: 'bounce' }>[] {
  return report.split(/\r?\n[ \t]*\r?\n/).flatMap((block) => {
    const fields = fieldsOf(block);
    if ((fields.get('action') ?? '').toLowerCase() !== 'failed') return [];
    return [{ kind: 'bounce', isFinal: isFinal(statusOf(fields)) }];
  });
}

/** The server that refused knows better than the one that reports: `Status: 5.0.0` says nothing. */
function statusOf(fields: ReadonlyMap<string, string>): string {
  const told = [
    fields.get('diagnostic-code')?.replace(/^[^;]*;\s*(?:\d{3}[ -])?/, ''),
    fields.get('status'),
  ];
  const codes = told.flatMap((text) => {
    const [, kind, subject, detail] = STATUS.exec(text ?? '') ?? [];
    return kind ? [`${kind}.${subject}.${detail}`] : [];
  });
  return codes.find((code) => !code.endsWith('.0.0')) ?? codes[0] ?? '5.0.0';
}

/** A mailbox that is full, or a server that takes no letters of ours, is no reason never to write again. */
function isFinal(status: string): boolean {
  return status.startsWith('5.') && !/^5\.(?:2\.[2-4]|3\.\d+|4\.[5-7]|7\.\d+)$/.test(status);
}

/** Header fields by name, their folded lines as one; of a name given twice the first. */
function fieldsOf(block: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
