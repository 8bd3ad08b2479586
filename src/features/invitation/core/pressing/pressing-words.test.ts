import { describe, expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { findPressurePhrases } from './pressing-words.ts';

const words = (letter: string) =>
  findPressurePhrases(letter).map(({ kind, phrase: one }) => `${kind}: ${one}`);

describe('findPressurePhrases', () => {
  it.each([
    ['เขียนรีวิวแล้วรับบัตรกำนัล 100 บาท', 'pay: บัตรกำนัล'],
    ['ขอให้ทุกคนช่วยให้ 5 ดาวหน่อยนะ', 'press: 5 ดาว'],
    ['พนักงานต้องเขียนภายในวันศุกร์', 'press: พนักงานต้องเขียน'],
    ['เขียนแต่เรื่องดีนะ', 'press: แต่เรื่องดี'],
    ['เสร็จแล้วแคปหน้าจอส่งหัวหน้า', 'press: แคปหน้าจอ'],
    ['Write a review and win a prize', 'pay: win a'],
    ['Please leave a five-star rating', 'press: five-star'],
    ['เขียนเสร็จรับ 100 บาท', 'pay: รับ 100 บาท'],
    ['เขียนรีวิวได้เงิน 1,000 บาท', 'pay: ได้เงิน 1,000 บาท'],
    ['Write one and get 100 baht', 'pay: get 100 baht'],
    ['We pay you $5 for it', 'pay: pay you $5'],
    ['We hope for positive reviews', 'press: positive reviews'],
    ['It is mandatory for all', 'press: mandatory'],
    ['You will get a gift card', 'pay: gift card'],
    ['มีผลกับการประเมินปลายปี', 'press: มีผลกับการประเมิน'],
    ['มีผลต่อการเลื่อนตำแหน่ง', 'press: มีผลต่อการเลื่อนตำแหน่ง'],
    ['หัวหน้าจะเช็กว่าใครเขียนแล้ว', 'press: เช็กว่าใคร'],
    ['ฝ่ายบุคคลจะติดตามว่าใครยังไม่รีวิว', 'press: ติดตามว่าใคร'],
    ['ได้วันลาพิเศษ 1 วัน', 'pay: วันลาพิเศษ'],
    ['ใครเขียนแล้วได้หยุดครึ่งวัน', 'pay: ได้หยุด'],
    ['อย่าเขียนเรื่องไม่ดีนะ', 'press: อย่าเขียนเรื่องไม่ดี'],
    ['ห้ามวิจารณ์บริษัท', 'press: ห้ามวิจารณ์'],
    ['ส่งภาพหน้าจอมาที่กลุ่มไลน์', 'press: ภาพหน้าจอ'],
    ['ขอสกรีนช็อตด้วย', 'press: สกรีนช็อต'],
    ['แจกการ์ดร้านกาแฟคนละใบ', 'pay: การ์ดร้าน'],
    ['รับบัตรสตาร์บัคส์', 'pay: บัตรสตาร์บัคส์'],
    ['Everybody gets a coffee shop card', 'pay: coffee shop card'],
    ['We give you a Starbucks card', 'pay: Starbucks card'],
    ['You get special leave', 'pay: special leave'],
    ['It counts towards your appraisal', 'press: counts towards your appraisal'],
    ['Your manager will check who wrote', 'press: manager will check'],
    ['Please do not write anything bad', 'press: do not write anything bad'],
    ['Send screenshots to HR', 'press: screenshots'],
  ])('finds %s', (letter, found) => {
    expect(words(letter)).toContain(found);
  });

  it.each([
    'ไม่มีรางวัลให้ และไม่บังคับ',
    'จะเขียนหรือไม่ก็ได้ ไม่มีผลต่อการทำงานของคุณ',
    'There is no reward, and writing is not mandatory.',
    'We do this without gifts or a bonus of any kind',
    'Tell us what is good and what could be better',
    'ทั้งเรื่องที่ดีและเรื่องที่ควรปรับปรุง',
    'Starting five years ago',
    'You get 30 minutes to write at work',
    'อาหารกลางวัน 40 บาททุกวัน',
    'บริษัทไม่รู้ว่าใครเขียน',
    'We never know who wrote, and cannot see who stopped',
    'วันลาและวันหยุดของเราเป็นอย่างไร',
    'Does not affect your appraisal',
  ])('finds nothing in %s', (letter) => {
    expect(words(letter)).toEqual([]);
  });

  it('finds nothing in the suggested email', () => {
    for (const locale of LOCALES) {
      const { subject, text } = catalogue(locale).invitation.letter.suggested;
      expect(words(`${subject}\n${text}`)).toEqual([]);
    }
  });

  it('returns each phrase once, up to the maximum', () => {
    expect(words('Gift, gift, GIFT')).toEqual(['pay: GIFT']);
    expect(
      findPressurePhrases('rewards prize gifts voucher coupon swag giveaway winners raffle'),
    ).toHaveLength(8);
  });
});
