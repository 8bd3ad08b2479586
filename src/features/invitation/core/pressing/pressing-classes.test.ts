import { expect, it } from 'vitest';
import { entriesIn } from '#tests/calls/entries-in.ts';
import { findPressurePhrases } from './pressing-words.ts';

const CLASSES = `
  a voucher: รับบัตรกำนัล 100 บาท | You will get a voucher
  a prize drawn among writers: ลุ้นรับโทรศัพท์ | Join our lucky draw | จับสลากสิ้นเดือน
  money: เขียนเสร็จรับ 100 บาท | get 100 baht | โอนให้คนละ 50 บาท | receive ฿50
  a gift: มีของที่ระลึกให้ | a small gift for everyone | แจกเสื้อฟรี
  a discount or coupon: รับคูปองส่วนลด | a discount at our shop
  something in return: มีค่าตอบแทนให้ | In return for your review | แลกรับของขวัญ
  a card of a coffee shop: แจกการ์ดร้านกาแฟ | บัตรสตาร์บัคส์ 1 ใบ | บัตรกาแฟคนละใบ | a Starbucks card | coffee cards for all
  extra days of leave: ได้วันลาพิเศษ 1 วัน | วันหยุดเพิ่มอีกหนึ่งวัน | one extra day of leave | a day off
  so many stars: ขอ 5 ดาว | ช่วยให้ห้าดาว | five stars please | rate us 5-star
  a high score: ช่วยให้คะแนนเต็ม | ขอคะแนนสูง ๆ | a high rating | ช่วยดันคะแนน
  praise alone: รีวิวเชิงบวก | ช่วยชมบริษัท | a positive review | great feedback
  good things alone: เขียนแต่เรื่องดี | เฉพาะด้านดี | only good things
  a duty: ทุกคนต้องเขียน | บังคับทุกแผนก | It is mandatory | You must write one
  the appraisal: มีผลกับการประเมิน | มีผลต่อการขึ้นเงินเดือน | ใช้ประกอบการประเมินผลงาน | part of your yearly appraisal | affects your bonus
  looking who wrote: หัวหน้าจะเช็กว่าใครเขียน | ฝ่ายบุคคลจะตรวจสอบว่าใครยังไม่เขียน | ดูได้ว่าใครรีวิว | Your manager will check who wrote | we can see who took part
  nothing bad: อย่าเขียนเรื่องไม่ดี | ห้ามพูดถึงเรื่องแย่ | ห้ามตำหนิบริษัท | do not write anything negative | avoid saying anything bad
  a screenshot as proof: แคปหน้าจอส่งหัวหน้า | ถ่ายรูปหน้าจอมาด้วย | ส่งหลักฐานให้ HR | Send a screenshot | screen captures to HR
`;

it.each(
  CLASSES.trim()
    .split('\n')
    .map((line) => line.split(': ')),
)('finds %s: %s', (_, letters = '') => {
  for (const letter of entriesIn(letters)) {
    expect(findPressurePhrases(letter), letter).not.toEqual([]);
  }
});

it.each(
  entriesIn(`
    ฝากกด 5⭐ ให้หน่อย | Give us ★★★★★ | ช่วยปั๊มดาวให้บริษัท | เขียนให้ดีที่สุดนะ
    เรื่อง OT ไม่ต้องใส่ลงไป | ใครเขียนแล้วพิมพ์ +1 ในกลุ่ม | We will transfer you 50 baht
    Free lunch for all reviewers | Tell your team lead once you are done
    Tick your name in the sheet | Not writing will be seen as lack of commitment
    Your contract renewal depends on it | Whoever rates us low will be asked to explain
    No mention of salaries please | HR will verify your participation
  `),
)('finds pressure by a symbol, a number or a name: %s', (letter) => {
  expect(findPressurePhrases(letter)).not.toEqual([]);
});

it.each(
  entriesIn(`
    เขียนได้ทั้งเรื่องดีและไม่ดี | เล่าทางด้านดีและไม่ดีได้
    Write about your bonus and leave if you like. | Rate us as you like, high or low.
    Not taking part is fine; nobody learns who did. | Not writing will not affect you.
    The site will verify your review before it appears. | Use the words that come to you.
    Copy the text of the link into your browser. | There is no mention of your name on the page.
    Rate from ★ to ★★★★★ as you see it | คะแนนมีตั้งแต่ 1 ถึง 5 ⭐ | พิมพ์ชื่อบริษัทในช่องค้นหา
    เรื่องเงินเดือนไม่ต้องเล่าก็ได้ | คนที่หางานจะได้ดูดี ๆ ก่อนสมัคร
    ขอชวนเล่าประสบการณ์ทำงานของคุณ ทั้งเรื่องที่ดีและเรื่องที่ควรปรับปรุง
    เขียนหรือไม่ก็ได้ ไม่มีผลต่อการประเมินของคุณ และไม่มีใครรู้ว่าใครเขียน
    ไม่มีของรางวัล และไม่ต้องส่งภาพหน้าจอให้ใคร
    ร้านกาแฟชั้นล่างเปิดถึงหกโมง ใครสะดวกเขียนที่นั่นก็ได้ | เขียนได้ทั้งเรื่องไม่ดีและเรื่องดี
    ถามได้ที่ฝ่ายบุคคล โทร 02-123-4567 ต่อ 5 | เรามีพนักงาน 500 คนและอยู่มา 20 ปี
    Please tell others what working here is like, good and bad.
    Nobody will check who wrote, and it does not affect your appraisal.
    There is no reward and no prize, and you do not have to write.
    Write whatever you think about leave, pay and holidays.
    It takes five minutes; star ratings are yours alone.
  `),
)('finds nothing in an honest email: %s', (letter) => {
  expect(findPressurePhrases(letter)).toEqual([]);
});
