const NAMES = /ชื่อ|name/i;
const PEOPLE =
  /^(?:employee|staff|person|contact|worker|associate|colleague|participant|attendee|recipient|พนักงาน|บุคลากร|ผู้รับ|ผู้เข้าร่วม)$/i;
const OTHER_NAMES =
  /บริษัท|company|file|user|ผู้ใช้|e-?mail|อีเมล|แผนก|department|คำนำหน้า|prefix|salutation|ตำแหน่ง|position|job|หน่วยงาน|องค์กร|organi[sz]ation|สาขา|branch|team|project|โครงการ|ธนาคาร|bank|host|domain/i;
const NICKNAMES = /nick|ชื่อเล่น/i;
/** Headings of surnames, used only without a first name column, since greetings use first names. */
const SURNAMES = /^\s{0,8}(?:last|sur|family|middle|นามสกุล|สกุล|ชื่อกลาง)/i;
const OTHERS =
  /manager|supervisor|superior|boss|approver|\bhead\b|lead|reports? to|\bn\s?\+\s?1|\blm\b|direct(?:or|\s+report)|recruiter|hrbp|referr|referee|reference|interviewer|reviewer|evaluator|assessor|coach|mentor|buddy|assistant|secretary|guarantor|guardian|parent|next of kin|owner|admin|\b(?:created|prepared|updated|modified|submitted|requested|hired) by\b|หัวหน้า|ผู้จัดการ|ผู้บังคับบัญชา|ผู้อนุมัติ|ผู้ประเมิน|ผู้แนะนำ|ผู้อ้างอิง|ผู้สัมภาษณ์|ผู้ดูแล|ผู้สร้าง|ผู้จัดทำ|ผู้บันทึก|ผู้รับผิดชอบ|ผู้ค้ำ|ผู้ปกครอง|เลขา|พี่เลี้ยง|โค้ช|รายงานต่อ|emergency|ฉุกเฉิน|spouse|คู่สมรส/i;
/** Headings of a second address of the same person; invitations prefer the work address. */
const SECOND = /private|personal|home|ส่วนตัว|alternat|second|recovery|other|\b2\b|สำรอง/i;
const WORK = /work|office|company|corporate|ที่ทำงาน|บริษัท|employee|staff|พนักงาน/i;
const MAIL = /^\s*(?:e-?mail|mail|อีเมล์?)/i;
const EMAIL = /e-?mail|อีเมล|^\s{0,8}(?:mail\b|เมล)/i;
const MAX_LENGTH = 40;

export const isMailHeading = (cell: string): boolean =>
  cell.length <= MAX_LENGTH && EMAIL.test(cell);

export const isOthersHeading = (heading: string): boolean => OTHERS.test(heading);

export const isSecondHeading = (heading: string): boolean => SECOND.test(heading);

export const workEmailRank = (heading: string): number =>
  WORK.test(heading) ? 2 : Number(MAIL.test(heading));

/** Returns the index of the column with a heading for names; -1: none. */
export function findNameColumn(headings: readonly string[], emails: number): number {
  const indexOfHeading = (pattern: RegExp, isRight = (_heading: string) => true) =>
    headings.findIndex(
      (heading, index) =>
        index !== emails &&
        pattern.test(heading) &&
        !OTHER_NAMES.test(heading) &&
        !OTHERS.test(heading) &&
        isRight(heading),
    );
  const found = [
    indexOfHeading(NAMES, (heading) => !NICKNAMES.test(heading) && !SURNAMES.test(heading)),
    indexOfHeading(PEOPLE),
    indexOfHeading(NICKNAMES),
    indexOfHeading(NAMES),
  ];
  return found.find((index) => index >= 0) ?? -1;
}
