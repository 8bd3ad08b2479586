import type { Email } from 'postal-mime';
import { type Judgement, judgeResponse } from '../smtp-response/classify-response.ts';
import { textOfHtml } from './html-text.ts';
import { noticeParts } from './notice-parts.ts';

const MAX_NOTICE_CHARACTERS = 20_000;

const FROM_MAIL_SYSTEM =
  /mailer-?daemon|post_?master|mail delivery|mail administrator|system administrator|mail ?system|microsoftexchange|mdaemon|\bndr\b/;
const BOUNCE_SUBJECT =
  /undeliver|non-?deliver|failure notice|returned mail|return(?:ed)? to sender|delivery (?:status|failure|fail|report|has failed|problem|error)|delivery notification: delivery has failed|mail delivery|message delivery|not delivered|could not be delivered|unable to deliver|failed delivery|rejected:|mail failure|mail error|bounced|ส่ง[\u0e00-\u0e7f]{0,20}ไม่(?:สำเร็จ|ถึง|ได้|ผ่าน)|ไม่สามารถส่ง|unzustellbar|non recapitabile|no se ha podido|échec|mail failed|error sending your mail|ตีกลับ|配信不能|配信できません|配信エラー|配信失敗|送信エラー|未送达|未送達|无法送达|退信|반송|배달되지|недостав|не доставлено|no se puede entregar|non remis|non délivr|não (?:foi )?entregue|onbestelbaar|olevererbar|không gửi được|user unknown|unknown user/;
const LATE_WORDS =
  /^(?:[^\n]*\(delay\)|[^\n]*\bdelayed\b|warning\b(?![^\n]*\bunknown\b))|this is a warning message only|do not need to resend|will (?:keep|continue) (?:trying|to try)|will be retried|has been (?:delayed|postponed)|\bdelayed for more than\b|ล่าช้า/;
const AWAY_SUBJECT =
  /auto(?:matic|mated)?[ -]?(?:reply|response|answer)|autoreply|out[ -]of[ -](?:the[ -])?office|\b(?:away|vacation|holiday|annual leave|on leave|ooo)\b|absence|abwesen|不在|自動応答|ไม่อยู่|ลาพัก|ลาหยุด|ตอบกลับอัตโนมัติ|ตอบรับอัตโนมัติ/;
/** Subjects only of bounces; the original subject, which may look like a reply, can follow. */
const CERTAIN_SUBJECT =
  /^(?:undeliver|non-?deliver|failure notice|returned mail|mail delivery failed|rejected:)/;
const AWAY_HEADERS = new Set(['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-vacation']);
const AWAY_WORDS =
  /\b(?:i am|i'm|i’m|i will be|we are) (?:currently |now )?(?:away|out of|on (?:leave|vacation|holiday)|not in the office)|\bout of (?:the )?office\b|ไม่อยู่(?:ที่|ใน)|อยู่ระหว่างลา|ลาพักร้อน|ลาป่วย/;
const DELIVERED_SUBJECT =
  /^(?:successful mail delivery|delivered:|relayed:|expanded:)|\((?:success|relay|relayed)\)/;
/** Challenges of systems that hold an e-mail until the sender confirms to be human. */
const ASKS_SENDER =
  /challenge[ -]?\/?response|\bboxbe\b|\bspam ?arrest\b|\btmda\b|verification required|\(action required\)|awaiting (?:sender )?(?:verification|confirmation)|(?:confirm|verify|prove)(?: that)? (?:you(?: are|['’]re)|your (?:message|e-?mail|identity|address))|not a (?:robot|spammer)|(?:receiving|from) junk mail|ยืนยัน(?:ตัวตน|ว่า(?:คุณ|ท่าน)|อีเมลของ(?:คุณ|ท่าน))/;
const NOTICE_WORDS =
  /qmail-send program|created automatically by mail delivery|wasn['’]?t able to deliver|was not able to deliver|unable to deliver|not able to be delivered|could ?n['’o]?t be delivered|could not be delivered|undelivered|did not reach|delivery to the following|permanent (?:fatal )?error|following address(?:es)? failed|following recipient|has been returned|has not been delivered|n'a pas p[uû] [eê]tre d[eé]livr|automatically rejected|ไม่สามารถส่ง|无法(?:发送|送达|投递)/;
const FORWARDED = /^(?:fwd?|wg|tr|rv|ส่งต่อ):/;
/** Quoted lines of the returned e-mail, but not of an SMTP session (`>>> RCPT`). */
const QUOTED = /^>(?!>).*$/gm;
/** Start of the returned e-mail within a bounce, from where on the text is our own. */
const RETURNED_EMAIL =
  /^(?:[ \t]*--.*(?:copy of|original|returned|below this line|body of|unsent|message header).*|(?:return-path|received|message-id|dkim-signature|mime-version):.*)$/im;
/** Words of guesses ("may be invalid") by systems that do not know the reason. */
const GUESSES =
  /\b(?:may|might|maybe|perhaps|possibl[ey]|probably|can be caused|could be|m(?:ö|oe)glicherweise|vielleicht|wahrscheinlich|peut-être|probablement|posiblemente|probablemente|quizás?|possivelmente|provavelmente|talvez|forse|probabilmente|misschien|mogelijk|waarschijnlijk|mungkin|muhtemelen|kanske|måske|kanskje)\b|pravděpodobn|możliw|prawdopodobn|возможн|вероятн|có thể|아마|อาจ|かもしれ|可能/;
/** SMTP reply or status codes, or an error of the local delivery program (`mail.local`). */
const STATUS_CODE = /(?:^|[\s#(:;'"-])[45](?:\d\d[ -]|\.[0-7]\.\d{1,3}\b)|\bmail\.local: /;

/** Classifies a mail by its text if no delivery report gives a reason; null if no bounce. */
export function judgeNotice(email: Email, isReport: boolean): Judgement | null {
  const subject = (email.subject ?? '').slice(0, 500).toLowerCase();
  const text = noticeText(email);
  const lower = text.toLowerCase();
  if (!isReport && DELIVERED_SUBJECT.test(subject)) return null;
  const keys = email.headers.map(({ key }) => key);
  const hasFailedHeader = keys.includes('x-failed-recipients');
  const hasCertainSubject = CERTAIN_SUBJECT.test(subject);
  if (!isReport && LATE_WORDS.test(hasCertainSubject ? lower : `${subject}\n${lower}`)) return null;
  const judgement = judgeText(text);
  if (isReport || hasFailedHeader) return judgement;
  const isAway =
    AWAY_WORDS.test(lower) ||
    (!hasCertainSubject && (AWAY_SUBJECT.test(subject) || keys.some(isAwayHeader)));
  if (isAway) return null;
  if (ASKS_SENDER.test(`${subject}\n${lower}`) && !STATUS_CODE.test(text)) return null;
  const isSystemMail = isFromMailSystem(email);
  const seemsBounce =
    BOUNCE_SUBJECT.test(subject) ||
    NOTICE_WORDS.test(lower) ||
    (isSystemMail && STATUS_CODE.test(text));
  return seemsBounce && (isSystemMail || judgement !== 'unclear') ? judgement : null;
}

/** True for senders such as "mailer-daemon", or an empty From, as in reports. */
export function isFromMailSystem({ from, headers }: Email): boolean {
  const sender = `${from?.name ?? ''} ${from?.address ?? ''}`.toLowerCase();
  if (FROM_MAIL_SYSTEM.test(sender)) return true;
  return sender.trim() === '' && headers.some(({ key }) => key === 'from');
}

export const isForwarded = ({ subject }: Email) =>
  FORWARDED.test((subject ?? '').slice(0, 10).toLowerCase());

const isAwayHeader = (key: string) => AWAY_HEADERS.has(key);

/** Returns the worst judgement of paragraphs with a status code, else of all but guesses. */
function judgeText(text: string): Judgement {
  const paragraphs = noticeParts(text);
  const coded = paragraphs.filter((paragraph) => STATUS_CODE.test(paragraph));
  const judgements = (
    coded.length > 0 ? coded : paragraphs.filter((part) => !GUESSES.test(part))
  ).map((paragraph) => judgeResponse(paragraph));
  if (judgements.includes('gone')) return 'gone';
  return judgements.includes('other') ? 'other' : 'unclear';
}

function noticeText(email: Email): string {
  const { text, html } = email;
  const plain = text?.trim() ? text : textOfHtml((html ?? '').slice(0, MAX_NOTICE_CHARACTERS));
  const lines = plain.slice(0, MAX_NOTICE_CHARACTERS).replaceAll('\r\n', '\n');
  const notice = isForwarded(email) ? unwrapForwarded(lines) : lines;
  const returned = RETURNED_EMAIL.exec(notice);
  return (returned === null ? notice : notice.slice(0, returned.index)).replace(QUOTED, '');
}

function unwrapForwarded(text: string): string {
  const forwarded = text.replace(/^> ?/gm, '');
  return forwarded.slice(Math.max(forwarded.indexOf('\n\n', forwarded.search(/^subject: /im)), 0));
}
