import type { LinkedCompany } from '#shared/core/company/company-paths.ts';
import type { AspectScores, Recognition } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Picture } from '#shared/core/picture.ts';

/** What stands above the tabs of a company, on every one of its pages. */
export interface CompanyHeader extends LinkedCompany {
  readonly shortBioTh: string;
  readonly shortBioEn: string;
  readonly idIndustry: number;
  readonly industryTh: string;
  readonly industryEn: string;
  readonly provinceTh: string | null;
  readonly provinceEn: string | null;
  readonly companySize: number | null;
  readonly website: string | null;
  readonly logo: Picture | null;
  readonly cover: Picture | null;
  readonly reviewCount: number;
  readonly score: number | null;
  readonly scoreLow: number | null;
  readonly scoreHigh: number | null;
  readonly aspects: AspectScores;
  readonly recognition: Recognition | null;
  readonly openingCount: number;
  /** Whether it tells the story of its brand. */
  readonly hasStory: boolean;
  /** The languages in which the company has published its page: none means no HRSay page. */
  readonly published: readonly Locale[];
  /** When the review team last approved a page of it; null while it has not. */
  readonly checkedOn: string | null;
  readonly isDemo: boolean;
  /** Whether somebody of the company looks after its page. */
  readonly isClaimed: boolean;
}
