/** Words that ask for a certain review, or for one in return for something. */
export interface PressingWords {
  readonly kind: 'press' | 'pay';
  readonly words: string;
}

const PATTERNS: readonly (readonly [PressingWords['kind'], RegExp])[] = [
  [
    'pay',
    /รางวัล|ของแถม|ของที่ระลึก|ของขวัญ|โบนัส|บัตรกำนัล|คูปอง|ส่วนลด|เงินพิเศษ|จับสลาก|ลุ้นรับ|แจกฟรี|แลกรับ|ตอบแทน|(?:รับ|ได้|แจก|ให้)(?:เลย|ทันที|เงิน|คนละ)*\s?\d[\d,]*\s?บาท|(?:บัตร|กาแฟ|อาหาร|เสื้อ)ฟรี/g,
  ],
  [
    'pay',
    /วันลา(?:พิเศษ|เพิ่ม|ฟรี)|ลา(?:หยุด)?ได้(?:เพิ่ม|ฟรี|อีก)|วันหยุด(?:พิเศษ|เพิ่ม|ฟรี)|(?:ได้|รับ|แถม|ให้)หยุด|(?:บัตร|การ์ด)(?:ร้าน|กาแฟ|สตาร์บั(?:คส์?|กส์?)?|อเมซอน|เติมเงิน|เติมน้ำมัน|เงินสด|ของฝาก|หนัง|\s?starbucks)|กิ[ฟ๊]ต?์?(?:การ์ด|วอเชอร์|\s?voucher)|วอเชอร์|เวาเชอร์|เครดิตเงินคืน|แต้ม(?:พิเศษ|เพิ่ม|สะสม)/gi,
  ],
  [
    'pay',
    /\b(?:rewards?|prizes?|gifts?(?: cards?)?|vouchers?|coupons?|bonus(?:es)?|discounts?|cash|raffle|lucky draw|free (?:coffee|lunch|meal|shirt|ticket)s?|paid leave|(?:get|receive|earn|pay you) (?:(?:thb ?|[฿$] ?)\d[\d,]*|\d[\d,]* ?(?:thb|baht|dollars))|in (?:return|exchange) for|win an?)\b/gi,
  ],
  [
    'pay',
    /\b(?:(?:starbucks|amazon|coffee(?: shop)?|caf[eé]|store|shopping|fuel|petrol|movie|cinema|meal|lunch) cards?|(?:extra|special|additional|bonus) (?:day of |days of )?(?:leave|holidays?|vacation)|(?:a|an|one|two|extra|free) days? off|extra days?|time off)\b/gi,
  ],
  [
    'press',
    /(?:[45๔๕]|สี่|ห้า)\s?ดาว|คะแนน(?:เต็ม|สูง|ดี)|รีวิว(?:ดี ?ๆ|เชิงบวก|ในแง่ดี|แง่บวก)|ชมบริษัท|(?:เฉพาะ|แต่)(?:เรื่อง|สิ่ง|ด้าน|ข้อ)(?:ที่)?ดี|(?:ทุกคน|คุณ|พนักงาน)(?:จะ)?ต้อง(?:เขียน|รีวิว|ให้คะแนน)|บังคับ|มีผล(?:ต่อ|กับ)(?:การ)?(?:ประเมิน|ทำงาน|โบนัส|เงินเดือน|ขึ้นเงินเดือน|เลื่อนตำแหน่ง|เลื่อนขั้น|ปรับเงินเดือน|ต่อสัญญา)|ประกอบการประเมิน|ส่งหลักฐาน|ช่วยดัน(?:คะแนน|เรต)/g,
  ],
  [
    'press',
    /แคป(?:เจอร์)?(?:หน้า)?จอ|แคป(?:มา|ส่ง|รีวิว)|ภาพหน้าจอ|ถ่าย(?:รูป)?หน้าจอ|สกรีน(?:ช็อต|ช๊อต|ชอต)|ส่ง(?:รูป|ภาพ)(?:รีวิว|มา|ให้)|(?:เช็ก|เช็ค|ตรวจ|ตรวจสอบ|ติดตาม|ตาม|ดู|รู้|ทราบ)(?:ได้|ดู)?ว่า(?:มี)?ใคร|(?:อย่า|ห้าม)(?:เขียน|รีวิว|พูด|เล่า|โพสต์)(?:ถึง)?(?:เรื่อง|สิ่ง|ด้าน|ข้อ|อะไร)?(?:ที่)?(?:ไม่ดี|แย่|เสียหาย|เสีย|ลบ|แง่ลบ)|(?:อย่า|ห้าม)(?:ติ|ตำหนิ|วิจารณ์|บ่น|ว่าร้าย)/g,
  ],
  [
    'press',
    /\b(?:(?:[45]|four|five)[- ]?stars?|(?:positive|favou?rable|good|great|nice|glowing|5\/5) (?:reviews?|ratings?|scores?|feedback)|high(?:est)? (?:ratings?|scores?)|only (?:good|positive|nice) things|must (?:write|review|rate|leave)|(?:required|obliged|expected) to (?:write|review|rate|leave)|mandatory|compulsory|screen ?(?:shots?|captures?|grabs?)|performance (?:review|appraisal|evaluation)s?)\b/gi,
  ],
  [
    'press',
    /\b(?:(?:affects?|counts? (?:towards?|in)|influences?|part of) (?:your )?(?:yearly |annual )?(?:appraisal|evaluation|performance|bonus|promotion|salary|raise)|(?:check|see|know|track|monitor|find out|look at|note) who|(?:do not|don['’]t|never|avoid|nothing) (?:write|say|post|mention|leave|writing|saying)? ?(?:about )?(?:anything |something )?(?:bad|negative|critical))\b/gi,
  ],
];

/** "No reward" and "ไม่มีรางวัล" promise nothing; at most 40 characters are looked at. */
const DENIES =
  /(?:ไม่|ห้าม|อย่า|โดยไม่|งด)[^\s]{0,24}$|\b(?:no|not|nobody|never|without|nor|neither|cannot|can['’]t|don['’]t|won['’]t|isn['’]t)\s(?:[\w-]+\s){0,3}$/i;
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
