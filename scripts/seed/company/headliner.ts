import type { DemoName } from './name.ts';
import type { CompanyQuality } from './quality.ts';

export interface PresetCompany {
  readonly name: DemoName;
  readonly idIndustry: number;
  readonly size: number;
  readonly founded: number;
  readonly quality: CompanyQuality;
  readonly fame: number;
  readonly city: string;
}

/** The first demo company, with a finished platinum page that sign-ins and tests rely on. */
export const HEADLINER: PresetCompany = {
  name: {
    work: 0,
    brand: { th: 'ภูผาเงิน', en: 'Phuphangoen' },
    full: { th: 'บริษัท ภูผาเงิน เทคโนโลยี จำกัด', en: 'Phuphangoen Technology Co., Ltd.' },
  },
  idIndustry: 8,
  size: 6,
  founded: 2009,
  quality: { life: 4.3, work: 4.3, money: 4, social: 4.5 },
  fame: 220,
  city: 'เขตห้วยขวาง',
};

/** Newly registered with the basic package: where a new employer starts. */
export const FRESH: PresetCompany = {
  name: {
    work: 0,
    brand: { th: 'ต้นกล้าใหม่', en: 'Tonklamai' },
    full: { th: 'บริษัท ต้นกล้าใหม่ การค้า จำกัด', en: 'Tonklamai Trading Co., Ltd.' },
  },
  idIndustry: 5,
  size: 2,
  founded: 2025,
  quality: { life: 3.5, work: 3.5, money: 3.5, social: 3.5 },
  fame: 0,
  city: 'อำเภอเมืองเชียงใหม่',
};
