import { DESCRIBED_ASPECTS, type DescribedAspect } from '#shared/core/aspects.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CompanyContent } from './company-content.ts';

type TitledText = Readonly<Record<'title' | 'description', string>>;

/** The texts of the invented company in the catalogue. */
export interface ExampleMessages
  extends Record<'companyName' | 'shortBio' | 'about' | 'vision' | 'mission', string> {
  readonly history: Readonly<Record<'first' | 'second' | 'third', TitledText>>;
  readonly reasons: Readonly<Record<'first' | 'second' | 'third', TitledText>>;
  readonly testimonial: Readonly<Record<'jobPosition' | 'tenure' | 'description', string>>;
}

const YEARS = [2015, 2019, 2024] as const;
/** An empty page of a company that is not stored. */
export function emptyContent(lang: Locale): CompanyContent {
  return {
    companyName: '',
    shortBio: '',
    about: '',
    vision: '',
    mission: '',
    whyJoinUs: '',
    address: '',
    city: '',
    postalCode: '',
    country: 'TH',
    telephone: '',
    website: '',
    idProfile: 0,
    lang,
    logo: null,
    updatedAt: '',
    covers: [],
    history: [],
    aspects: [],
    reasons: [],
    testimonials: [],
    albums: [],
    photos: [],
    articles: [],
    stories: [],
  };
}

export function exampleContent(
  messages: ExampleMessages,
  aspects: Readonly<Record<DescribedAspect, TitledText>>,
  lang: Locale,
): CompanyContent {
  const { companyName, shortBio, about, vision, mission, history, reasons } = messages;
  return {
    ...emptyContent(lang),
    companyName,
    shortBio,
    about,
    vision,
    mission,
    history: Object.values(history).map((topic, index) => ({
      ...topic,
      year: YEARS[index] ?? null,
      picture: null,
    })),
    aspects: DESCRIBED_ASPECTS.map((aspect) => ({ ...aspects[aspect], aspect, pictures: [] })),
    reasons: Object.values(reasons).map((reason) => ({ ...reason, picture: null })),
    testimonials: [{ ...messages.testimonial, employeeName: '', picture: null }],
  };
}

export function exampleCompany({ companyName }: CompanyContent): CompanyHeader {
  return {
    idEmp: 0,
    companyNameTh: companyName,
    companyNameEn: companyName,
    shortBioTh: '',
    shortBioEn: '',
    idIndustry: 0,
    industryTh: '',
    industryEn: '',
    provinceTh: null,
    provinceEn: null,
    companySize: null,
    website: null,
    logo: null,
    cover: null,
    reviewCount: 0,
    score: null,
    scoreLow: null,
    scoreHigh: null,
    aspects: {},
    recognition: null,
    openingCount: 0,
    published: [],
    isDemo: true,
    isClaimed: true,
    hasStory: false,
    checkedOn: null,
  };
}
