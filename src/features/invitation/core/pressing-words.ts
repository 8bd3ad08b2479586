/** Words that ask for a certain review, or for one in return for something. */
export interface PressingWords {
  readonly kind: 'press' | 'pay';
  readonly words: string;
}

const PATTERNS: readonly (readonly [PressingWords['kind'], RegExp])[] = [
  [
    'pay',
    /รางวัล|ของแถม|ของที่ระลึก|ของขวัญ|โบนัส|บัตรกำนัล|คูปอง|ส่วนลด|เงินพิเศษ|วันลาเพิ่ม|จับสลาก|ลุ้นรับ|แจกฟรี|แลกรับ|ตอบแทน|(?:รับ|ได้|แจก|ให้)(?:เลย|ทันที|เงิน|คนละ)*\s?\d[\d,]*\s?บาท|(?:บัตร|กาแฟ|อาหาร|เสื้อ)ฟรี/g,
  ],
  [
    'pay',
    /\b(?:rewards?|prizes?|gifts?(?: cards?)?|vouchers?|coupons?|bonus(?:es)?|discounts?|cash|raffle|lucky draw|free (?:coffee|lunch|meal|shirt|ticket)s?|paid leave|(?:get|receive|earn|pay you) (?:(?:thb ?|[฿$] ?)\d[\d,]*|\d[\d,]* ?(?:thb|baht|dollars))|in (?:return|exchange) for|win an?)\b/gi,
  ],
  [
    'press',
    /(?:[45๔๕]|สี่|ห้า)\s?ดาว|คะแนน(?:เต็ม|สูง|ดี)|รีวิว(?:ดี ?ๆ|เชิงบวก|ในแง่ดี|แง่บวก)|ชมบริษัท|(?:เฉพาะ|แต่)(?:เรื่อง|สิ่ง|ด้าน|ข้อ)(?:ที่)?ดี|(?:ทุกคน|คุณ|พนักงาน)(?:จะ)?ต้อง(?:เขียน|รีวิว|ให้คะแนน)|บังคับ|มีผลต่อ(?:การประเมิน|การทำงาน|โบนัส|เงินเดือน)|ประกอบการประเมิน|แคปหน้าจอ|ส่งหลักฐาน|ช่วยดัน(?:คะแนน|เรต)/g,
  ],
  [
    'press',
    /\b(?:(?:[45]|four|five)[- ]?stars?|(?:positive|favou?rable|good|great|nice|glowing|5\/5) (?:reviews?|ratings?|scores?|feedback)|high(?:est)? (?:ratings?|scores?)|only (?:good|positive|nice) things|must (?:write|review|rate|leave)|(?:required|obliged|expected) to (?:write|review|rate|leave)|mandatory|compulsory|(?:send|share)(?: us)? (?:a |your )?screenshots?|performance (?:review|appraisal|evaluation)s?)\b/gi,
  ],
];

/** "No reward" and "ไม่มีรางวัล" promise nothing; at most 40 characters are looked at. */
const DENIES =
  /(?:ไม่|ห้าม|อย่า|โดยไม่|งด)[^\s]{0,24}$|\b(?:no|not|never|without|nor|neither|cannot|can['’]t|don['’]t|won['’]t|isn['’]t)\s(?:[\w-]+\s){0,3}$/i;
const LOOKED_BACK = 40;
const MOST = 8;

/** Pointed out before a letter is sent; nobody is kept from sending it. */
export function pressingWords(letter: string): readonly PressingWords[] {
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    [...letter.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const before = letter.slice(Math.max(0, index - LOOKED_BACK), index);
      return DENIES.test(before) ? [] : [{ kind, words }];
    }),
  );
  const once = new Map(found.map((one) => [one.words.toLowerCase(), one]));
  return [...once.values()].slice(0, MOST);
}
