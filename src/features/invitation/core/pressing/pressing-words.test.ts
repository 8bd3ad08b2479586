import { describe, expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { entriesIn } from '#tests/calls/entries-in.ts';
import { findPressurePhrases } from './pressing-words.ts';

describe('findPressurePhrases', () => {
  it.each([
    ['เขียนรีวิวแล้วรับบัตรกำนัล 100 บาท', 'บัตรกำนัล'],
    ['ขอให้ทุกคนช่วยให้ 5 ดาวหน่อยนะ', '5 ดาว'],
    ['พนักงานต้องเขียนภายในวันศุกร์', 'พนักงานต้องเขียน'],
    ['เขียนแต่เรื่องดีนะ', 'แต่เรื่องดี'],
    ['เสร็จแล้วแคปหน้าจอส่งหัวหน้า', 'แคปหน้าจอ'],
    ['Write a review and win a prize', 'win a'],
    ['Please leave a five-star rating', 'five-star'],
    ['เขียนเสร็จรับ 100 บาท', 'รับ 100 บาท'],
    ['เขียนรีวิวได้เงิน 1,000 บาท', 'ได้เงิน 1,000 บาท'],
    ['Write one and get 100 baht', 'get 100 baht'],
    ['We pay you $5 for it', 'pay you $5'],
    ['We hope for positive reviews', 'positive reviews'],
    ['It is mandatory for all', 'mandatory'],
    ['You will get a gift card', 'gift card'],
    ['มีผลกับการประเมินปลายปี', 'มีผลกับการประเมิน'],
    ['มีผลต่อการเลื่อนตำแหน่ง', 'มีผลต่อการเลื่อนตำแหน่ง'],
    ['หัวหน้าจะเช็กว่าใครเขียนแล้ว', 'เช็กว่าใคร'],
    ['ฝ่ายบุคคลจะติดตามว่าใครยังไม่รีวิว', 'ติดตามว่าใคร'],
    ['ได้วันลาพิเศษ 1 วัน', 'วันลาพิเศษ'],
    ['ใครเขียนแล้วได้หยุดครึ่งวัน', 'ได้หยุด'],
    ['อย่าเขียนเรื่องไม่ดีนะ', 'อย่าเขียนเรื่องไม่ดี'],
    ['ห้ามวิจารณ์บริษัท', 'ห้ามวิจารณ์'],
    ['ส่งภาพหน้าจอมาที่กลุ่มไลน์', 'ภาพหน้าจอ'],
    ['ขอสกรีนช็อตด้วย', 'สกรีนช็อต'],
    ['แจกการ์ดร้านกาแฟคนละใบ', 'การ์ดร้าน'],
    ['รับบัตรสตาร์บัคส์', 'บัตรสตาร์บัคส์'],
    ['Everybody gets a coffee shop card', 'coffee shop card'],
    ['We give you a Starbucks card', 'Starbucks card'],
    ['You get special leave', 'special leave'],
    ['It counts towards your appraisal', 'counts towards your appraisal'],
    ['Your manager will check who wrote', 'manager will check'],
    ['Please do not write anything bad', 'do not write anything bad'],
    ['Send screenshots to HR', 'screenshots'],
  ])('finds %s', (letter, found) => {
    expect(findPressurePhrases(letter)).toContain(found);
  });

  it.each(
    entriesIn(`
      ไม่มีรางวัลให้ และไม่บังคับ | จะเขียนหรือไม่ก็ได้ ไม่มีผลต่อการทำงานของคุณ
      There is no reward, and writing is not mandatory.
      We do this without gifts or a bonus of any kind
      Tell us what is good and what could be better | ทั้งเรื่องที่ดีและเรื่องที่ควรปรับปรุง
      Starting five years ago | You get 30 minutes to write at work | อาหารกลางวัน 40 บาททุกวัน
      บริษัทไม่รู้ว่าใครเขียน | We never know who wrote, and cannot see who stopped
      วันลาและวันหยุดของเราเป็นอย่างไร | Does not affect your appraisal
    `),
  )('finds nothing in %s', (letter) => {
    expect(findPressurePhrases(letter)).toEqual([]);
  });

  it('finds nothing in the suggested email', () => {
    for (const locale of LOCALES) {
      const { subject, text } = catalogue(locale).invitation.letter.suggested;
      expect(findPressurePhrases(`${subject}\n${text}`)).toEqual([]);
    }
  });

  it('returns each phrase once, up to the maximum', () => {
    expect(findPressurePhrases('Gift, gift, GIFT')).toEqual(['GIFT']);
    expect(
      findPressurePhrases('rewards prize gifts voucher coupon swag giveaway winners raffle'),
    ).toHaveLength(8);
  });
});
