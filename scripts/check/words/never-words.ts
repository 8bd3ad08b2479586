/** Words the glossary has replaced: one thing has one name in everything a reader sees. */
import { type Finding, lineAt, type Sources } from '../source-files.ts';

interface Vocabulary {
  readonly never: RegExp;
  /** Set phrases and longer words that hold one of them, taken out before looking. */
  readonly phrases: RegExp;
}

const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  th: {
    never:
      /ไม่มีทางรู้|ไม่เปิดเผยตัวตน|องค์กร|นายจ้าง|ลูกจ้าง|ผู้รีวิว|ผู้หางาน|บทวิจารณ์|รีวิวทุกชิ้น|หน้าโปรไฟล์|ทำหน้า|ข้อมูลส่วนตัวของฉัน|งานว่าง|สมัครใช้งาน|เข้าระบบ|ที่อยู่อีเมล|ที่อยู่เครือข่าย|พิสูจน์|ขอดูแลบริษัท|แพคเกจ|แพ็คเกจ|เรตติ้ง|มัธยฐาน|ช่วงที่เป็นไปได้|สัญลักษณ์ยกย่อง|ช่วยได้|รายงานรีวิว|ขอให้พิจารณาใหม่|ยกเลิกรีวิว|รูปหน้าปก|แบนเนอร์|คำบรรยายภาพ|คลิป|เอากลับมา|เรียกคืน|เอาออก|เมื่อใด|เท่าใด|(?<!เบ?)ราว|โปรด|รบกวน|ผู้เยี่ยมชม|บริษัทชวนให้เขียน|ไม่ไปต่อ|กล่าวหาว่ามีการ(?:กระ)?ทำผิดกฎหมาย/g,
    phrases:
      /วัฒนธรรมองค์กร|องค์กรดี|องค์กรน่า\u2060?ทำงาน|เรื่องราว|ชั่วคราว|คราว|ราวกับ|รายการโปรด|บริษัทโปรด/g,
  },
  en: {
    never:
      /\b(?:cannot find out|nobody learns|anonymous(?:ly)?|vacanc(?:y|ies)|candidates?|log in|mailbox|ratings? mean|median|films?|banners?|refused?|upheld|dismissed|complain|somebody|look after|hand(?:ed)? in|bring back|clear(?:ed)? away|take one away|worked out anew|four sides|accuses someone)\b/gi,
    phrases: /(?!)/g,
  },
};
/** Legal texts change only with their next numbered version. */
const LEGAL = /\/(?:privacy|terms)\.json$/;
const CATALOGUE = /^src\/i18n\/(th|en)\/\w+\.json$/;
const VALUE = /":\s*"((?:[^"\\]|\\.)*)"|^\s*"((?:[^"\\]|\\.)*)",?$/gm;

export function checkNeverWords(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => {
    const vocabulary = VOCABULARIES[CATALOGUE.exec(path)?.[1] ?? ''];
    if (!vocabulary || LEGAL.test(path)) return [];
    return [...source.matchAll(VALUE)].flatMap((entry) => {
      const text = (entry[1] ?? entry[2] ?? '').replaceAll(vocabulary.phrases, ' ');
      return [...text.matchAll(vocabulary.never)].map(([word]) => ({
        path,
        line: lineAt(source, entry.index + entry[0].search(/\S/)),
        message: `contains “${word}”, which the glossary has replaced`,
      }));
    });
  });
}
