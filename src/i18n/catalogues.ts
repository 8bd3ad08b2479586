import type { Locale } from '#shared/core/locale.ts';
import enAbout from './en/about.json' with { type: 'json' };
import enAccount from './en/account.json' with { type: 'json' };
import enBackoffice from './en/backoffice.json' with { type: 'json' };
import enCompany from './en/company.json' with { type: 'json' };
import enDiscovery from './en/discovery.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enMail from './en/mail.json' with { type: 'json' };
import enMedia from './en/media.json' with { type: 'json' };
import enPackages from './en/packages.json' with { type: 'json' };
import enPrivacy from './en/privacy.json' with { type: 'json' };
import enProfile from './en/profile.json' with { type: 'json' };
import enRecognition from './en/recognition.json' with { type: 'json' };
import enResume from './en/resume.json' with { type: 'json' };
import enReview from './en/review.json' with { type: 'json' };
import enSettings from './en/settings.json' with { type: 'json' };
import enShared from './en/shared.json' with { type: 'json' };
import enTerms from './en/terms.json' with { type: 'json' };
import thAbout from './th/about.json' with { type: 'json' };
import thAccount from './th/account.json' with { type: 'json' };
import thBackoffice from './th/backoffice.json' with { type: 'json' };
import thCompany from './th/company.json' with { type: 'json' };
import thDiscovery from './th/discovery.json' with { type: 'json' };
import thErrors from './th/errors.json' with { type: 'json' };
import thMail from './th/mail.json' with { type: 'json' };
import thMedia from './th/media.json' with { type: 'json' };
import thPackages from './th/packages.json' with { type: 'json' };
import thPrivacy from './th/privacy.json' with { type: 'json' };
import thProfile from './th/profile.json' with { type: 'json' };
import thRecognition from './th/recognition.json' with { type: 'json' };
import thResume from './th/resume.json' with { type: 'json' };
import thReview from './th/review.json' with { type: 'json' };
import thSettings from './th/settings.json' with { type: 'json' };
import thShared from './th/shared.json' with { type: 'json' };
import thTerms from './th/terms.json' with { type: 'json' };

/** A new slice adds its pair of files here: one import per language and one line in each object. */
const th = {
  about: thAbout,
  account: thAccount,
  backoffice: thBackoffice,
  company: thCompany,
  discovery: thDiscovery,
  errors: thErrors,
  profile: thProfile,
  mail: thMail,
  media: thMedia,
  resume: thResume,
  review: thReview,
  packages: thPackages,
  privacy: thPrivacy,
  recognition: thRecognition,
  settings: thSettings,
  shared: thShared,
  terms: thTerms,
};

/** Thai is the source of truth: English is checked against its shape. */
export type Catalogue = typeof th;

const en: Catalogue = {
  about: enAbout,
  account: enAccount,
  backoffice: enBackoffice,
  company: enCompany,
  discovery: enDiscovery,
  errors: enErrors,
  profile: enProfile,
  mail: enMail,
  media: enMedia,
  resume: enResume,
  review: enReview,
  packages: enPackages,
  privacy: enPrivacy,
  recognition: enRecognition,
  settings: enSettings,
  shared: enShared,
  terms: enTerms,
};

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { th, en };

/** The plain words of one language: islands get their part of it as a prop. */
export function catalogue(locale: Locale): Catalogue {
  return CATALOGUES[locale];
}
