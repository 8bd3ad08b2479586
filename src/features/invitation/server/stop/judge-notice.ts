import type { Email } from 'postal-mime';
import { type Judgement, judgeAnswer } from '../answer/judge-answer.ts';
import { textOfHtml } from './html-text.ts';
import { noticeParts } from './notice-parts.ts';

const MAX_TEXT = 20_000;

const FROM_MAIL_SYSTEM =
  /mailer-?daemon|post_?master|mail delivery|mail administrator|system administrator|mail ?system|microsoftexchange|mdaemon|\bndr\b/;
const BOUNCE_SUBJECT =
  /undeliver|non-?deliver|failure notice|returned mail|return(?:ed)? to sender|delivery (?:status|failure|fail|report|has failed|problem|error)|delivery notification: delivery has failed|mail delivery|message delivery|not delivered|could not be delivered|unable to deliver|failed delivery|rejected:|mail failure|mail error|bounced|ส่ง[\u0e00-\u0e7f]{0,20}ไม่(?:สำเร็จ|ถึง|ได้|ผ่าน)|ไม่สามารถส่ง|unzustellbar|non recapitabile|no se ha podido|échec|mail failed|error sending your mail|ตีกลับ|配信不能|配信できません|配信エラー|配信失敗|送信エラー|未送达|未送達|无法送达|退信|반송|배달되지|недостав|не доставлено|no se puede entregar|non remis|non délivr|não (?:foi )?entregue|onbestelbaar|olevererbar|không gửi được|user unknown|unknown user/;
const LATE_WORDS =
  /^(?:[^\n]*\(delay\)|[^\n]*\bdelayed\b|warning\b(?![^\n]*\bunknown\b))|this is a warning message only|do not need to resend|will (?:keep|continue) (?:trying|to try)|will be retried|has been (?:delayed|postponed)|\bdelayed for more than\b|ล่าช้า/;
const AWAY_SUBJECT =
  /auto(?:matic|mated)?[ -]?(?:reply|response|answer)|autoreply|out[ -]of[ -](?:the[ -])?office|\b(?:away|vacation|holiday|annual leave|on leave|ooo)\b|absence|abwesen|不在|自動応答|ไม่อยู่|ลาพัก|ลาหยุด|ตอบกลับอัตโนมัติ|ตอบรับอัตโนมัติ/;
/** Begins what no answer of an absent reader begins; behind it stands the letter's own subject. */
const SURE_SUBJECT =
  /^(?:undeliver|non-?deliver|failure notice|returned mail|mail delivery failed|rejected:)/;
const AWAY_HEADERS = new Set(['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-vacation']);
const AWAY_WORDS =
  /\b(?:i am|i'm|i’m|i will be|we are) (?:currently |now )?(?:away|out of|on (?:leave|vacation|holiday)|not in the office)|\bout of (?:the )?office\b|ไม่อยู่(?:ที่|ใน)|อยู่ระหว่างลา|ลาพักร้อน|ลาป่วย/;
/** Tells that the letter arrived. */
const DELIVERED_SUBJECT =
  /^(?:successful mail delivery|delivered:|relayed:|expanded:)|\((?:success|relay|relayed)\)/;
/** Ask the sender to show that a person wrote, and hold the letter until then. */
const ASKS_SENDER =
  /challenge[ -]?\/?response|\bboxbe\b|\bspam ?arrest\b|\btmda\b|verification required|\(action required\)|awaiting (?:sender )?(?:verification|confirmation)|(?:confirm|verify|prove)(?: that)? (?:you(?: are|['’]re)|your (?:message|e-?mail|identity|address))|not a (?:robot|spammer)|(?:receiving|from) junk mail|ยืนยัน(?:ตัวตน|ว่า(?:คุณ|ท่าน)|อีเมลของ(?:คุณ|ท่าน))/;
/** How mail systems begin what they write in words. */
const NOTICE_WORDS =
  /qmail-send program|created automatically by mail delivery|wasn['’]?t able to deliver|was not able to deliver|unable to deliver|not able to be delivered|could ?n['’o]?t be delivered|could not be delivered|undelivered|did not reach|delivery to the following|permanent (?:fatal )?error|following address(?:es)? failed|following recipient|has been returned|has not been delivered|n'a pas p[uû] [eê]tre d[eé]livr|automatically rejected|ไม่สามารถส่ง|无法(?:发送|送达|投递)/;
/** Subjects of a notice that a person hands on and quotes. */
const FORWARDED = /^(?:fwd?|wg|tr|rv|ส่งต่อ):/;
/** Lines of the letter that is returned, but not those of a session (`>>> RCPT`). */
const QUOTED = /^>(?!>).*$/gm;
/** Below these stands the letter that is returned, whose words are ours. */
const RETURNED =
  /^(?:[ \t]*--.*(?:copy of|original|returned|below this line|body of|unsent|message header).*|(?:return-path|received|message-id|dkim-signature|mime-version):.*)$/im;
/** Guesses of a system that knows nothing. */
const GUESSES =
  /\b(?:may|might|maybe|perhaps|possibl[ey]|probably|can be caused|could be|m(?:ö|oe)glicherweise|vielleicht|wahrscheinlich|peut-être|probablement|posiblemente|probablemente|quizás?|possivelmente|provavelmente|talvez|forse|probabilmente|misschien|mogelijk|waarschijnlijk|mungkin|muhtemelen|kanske|måske|kanskje)\b|pravděpodobn|możliw|prawdopodobn|возможн|вероятн|có thể|아마|อาจ|かもしれ|可能/;
/** Beginnings of an answer, also of the program that puts letters into mailboxes. */
const CODED = /(?:^|[\s#(:;'"-])[45](?:\d\d[ -]|\.[0-7]\.\d{1,3}\b)|\bmail\.local: /;

/** What a mail without a delivery report says of the letter, or one whose report says nothing; null: it is no bounce. */
export function judgeNotice(email: Email, isReport: boolean): Judgement | null {
  const subject = (email.subject ?? '').slice(0, 500).toLowerCase();
  const text = writtenText(email);
  const lower = text.toLowerCase();
  if (!isReport && DELIVERED_SUBJECT.test(subject)) return null;
  const keys = email.headers.map(({ key }) => key);
  const namesFailed = keys.includes('x-failed-recipients');
  const isSure = SURE_SUBJECT.test(subject);
  if (!isReport && LATE_WORDS.test(isSure ? lower : `${subject}\n${lower}`)) return null;
  const judged = judgeText(text);
  if (isReport || namesFailed) return judged;
  const isAway =
    AWAY_WORDS.test(lower) || (!isSure && (AWAY_SUBJECT.test(subject) || keys.some(isAwayHeader)));
  if (isAway) return null;
  if (ASKS_SENDER.test(`${subject}\n${lower}`) && !CODED.test(text)) return null;
  const isOfSystem = isFromMailSystem(email);
  const seemsBounce =
    BOUNCE_SUBJECT.test(subject) || NOTICE_WORDS.test(lower) || (isOfSystem && CODED.test(text));
  return seemsBounce && (isOfSystem || judged !== 'unclear') ? judged : null;
}

/** Also a mail whose From holds no address, as the envelope of a report (RFC 5321, 4.5.5). */
export function isFromMailSystem({ from, headers }: Email): boolean {
  const sender = `${from?.name ?? ''} ${from?.address ?? ''}`.toLowerCase();
  if (FROM_MAIL_SYSTEM.test(sender)) return true;
  return sender.trim() === '' && headers.some(({ key }) => key === 'from');
}

export const isForwarded = ({ subject }: Email) =>
  FORWARDED.test((subject ?? '').slice(0, 10).toLowerCase());

const isAwayHeader = (key: string) => AWAY_HEADERS.has(key);

/** The worst of what its paragraphs say: those that hold an answer of a server, else all. */
function judgeText(text: string): Judgement {
  const paragraphs = noticeParts(text);
  const coded = paragraphs.filter((paragraph) => CODED.test(paragraph));
  const judged = (coded.length > 0 ? coded : paragraphs.filter((part) => !GUESSES.test(part))).map(
    (paragraph) => judgeAnswer(paragraph),
  );
  if (judged.includes('gone')) return 'gone';
  return judged.includes('other') ? 'other' : 'unclear';
}

function writtenText(email: Email): string {
  const { text, html } = email;
  const plain = text?.trim() ? text : textOfHtml((html ?? '').slice(0, MAX_TEXT));
  const lines = plain.slice(0, MAX_TEXT).replaceAll('\r\n', '\n');
  const whole = isForwarded(email) ? handedOn(lines) : lines;
  const returned = RETURNED.exec(whole);
  return (returned === null ? whole : whole.slice(0, returned.index)).replace(QUOTED, '');
}

/** Without its quotes and the header of the notice itself. */
function handedOn(text: string): string {
  const forwarded = text.replace(/^> ?/gm, '');
  return forwarded.slice(Math.max(forwarded.indexOf('\n\n', forwarded.search(/^subject: /im)), 0));
}
