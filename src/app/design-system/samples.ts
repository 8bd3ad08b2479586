import { catalogue } from '#i18n/catalogues.ts';
import { aspectsBy, type RatedAspect } from '#shared/core/aspects.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Judged } from '#shared/ui/rating/certainty.ts';

/** Fictional texts of usual length in both languages. */
const SAMPLE_TEXTS = {
  title: ['ระบบการออกแบบ', 'Design system'],
  lead: [
    'ชิ้นส่วนจริงของเว็บไซต์ในทุกสถานะ ข้อความและตัวเลขในหน้านี้แต่งขึ้น',
    'The real pieces of the site in each of their states. Words and figures on this page are made up.',
  ],
  voices: ['เสียงและคะแนน', 'Voices and scores'],
  blocks: ['กรอบเนื้อหา', 'Blocks'],
  controls: ['สิ่งที่กด', 'Controls'],
  fields: ['ช่องกรอก', 'Fields'],
  company: ['บริษัท ตัวอย่างริมคลอง จำกัด', 'Canal Side Sample Co., Ltd.'],
  good: ['หัวหน้าสอนงานจริง และกลับบ้านตรงเวลา', 'Managers really teach, and we leave on time.'],
  improve: ['เงินเดือนขึ้นช้ากว่าตลาด', 'Pay grows more slowly than elsewhere.'],
  reply: [
    'ขอบคุณที่เล่าให้ฟัง ปีหน้าเราจะปรับตารางเงินเดือน',
    'Thank you for telling us. The pay scale changes next year.',
  ],
  sentence: ['ข้อความสั้นหนึ่งประโยคที่บอกว่าต้องทำอะไรต่อ', 'One short sentence that says what to do next.'],
  label: ['ชื่อช่อง', 'Label'],
  hint: ['คำอธิบายสั้นใต้ช่อง', 'A short hint below the field'],
  error: ['กรุณากรอกช่องนี้', 'Please fill in this field'],
  typed: ['สิ่งที่พิมพ์ไว้', 'What was typed'],
  act: ['บันทึก', 'Save'],
  first: ['รายการแรก', 'First item'],
  second: ['รายการที่สอง', 'Second item'],
  third: ['รายการที่สาม', 'Third item'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

type SampleMessages = Readonly<Record<keyof typeof SAMPLE_TEXTS, string>>;

export interface Samples {
  readonly locale: Locale;
  readonly messages: SampleMessages;
  readonly shared: ReturnType<typeof catalogue>['shared'];
}

export function samples(locale: Locale): Samples {
  const entries = Object.entries(SAMPLE_TEXTS).map(([name, [th, en]]) => [
    name,
    inLanguage(locale, th, en),
  ]);
  const messages = Object.fromEntries(entries) as SampleMessages;
  return { locale, messages, shared: catalogue(locale).shared };
}

export const SCORE_SAMPLES = {
  sure: { score: 4.1, scoreLow: 4, scoreHigh: 4.3, reviewCount: 125 },
  few: { score: 3.4, scoreLow: 2.8, scoreHigh: 4, reviewCount: 6 },
  early: { score: 5, scoreLow: null, scoreHigh: null, reviewCount: 1 },
  none: { score: null, scoreLow: null, scoreHigh: null, reviewCount: 0 },
} satisfies Record<string, Judged>;

/** Sample scores; one aspect is missing, as with too few reviews. */
const FIGURES: Partial<Record<RatedAspect, number>> = { life: 4.2, money: 3.1, work: 4.5 };
export const SCORES = aspectsBy('rated', ({ rated }) => FIGURES[rated] ?? null);
export const INTERVALS = aspectsBy('rated', ({ rated }) => {
  const score = SCORES[rated];
  return score === null ? undefined : { low: score - 0.3, high: score + 0.2 };
});
