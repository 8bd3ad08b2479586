import type { LinkedCompany } from '#shared/core/company/company-paths.ts';
import type { AspectScores, Recognition } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Picture } from '#shared/core/picture.ts';

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
  readonly hasStory: boolean;
  /** Languages with a public page; empty if the company has no HRSay page. */
  readonly published: readonly Locale[];
  /** Day of the review team's last approval; null before the first one. */
  readonly checkedOn: string | null;
  readonly isDemo: boolean;
  /** True if a user manages the company's page. */
  readonly isClaimed: boolean;
}
