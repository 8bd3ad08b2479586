import type { Locale } from '#shared/core/locale.ts';
import enAbout from './en/about.json' with { type: 'json' };
import enBackoffice from './en/backoffice.json' with { type: 'json' };
import enCompany from './en/company.json' with { type: 'json' };
import enDiscovery from './en/discovery.json' with { type: 'json' };
import enEmployer from './en/employer.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enInsight from './en/insight.json' with { type: 'json' };
import enIntegrity from './en/integrity.json' with { type: 'json' };
import enInvitation from './en/invitation.json' with { type: 'json' };
import enJobSeeker from './en/jobSeeker.json' with { type: 'json' };
import enMail from './en/mail.json' with { type: 'json' };
import enMedia from './en/media.json' with { type: 'json' };
import enOpening from './en/opening.json' with { type: 'json' };
import enPackages from './en/packages.json' with { type: 'json' };
import enPrivacy from './en/privacy.json' with { type: 'json' };
import enProfile from './en/profile.json' with { type: 'json' };
import enReaction from './en/reaction.json' with { type: 'json' };
import enRecognition from './en/recognition.json' with { type: 'json' };
import enReview from './en/review.json' with { type: 'json' };
import enSession from './en/session.json' with { type: 'json' };
import enShared from './en/shared.json' with { type: 'json' };
import enShowcase from './en/showcase.json' with { type: 'json' };
import enSubmission from './en/submission.json' with { type: 'json' };
import enTerms from './en/terms.json' with { type: 'json' };
import thAbout from './th/about.json' with { type: 'json' };
import thBackoffice from './th/backoffice.json' with { type: 'json' };
import thCompany from './th/company.json' with { type: 'json' };
import thDiscovery from './th/discovery.json' with { type: 'json' };
import thEmployer from './th/employer.json' with { type: 'json' };
import thErrors from './th/errors.json' with { type: 'json' };
import thInsight from './th/insight.json' with { type: 'json' };
import thIntegrity from './th/integrity.json' with { type: 'json' };
import thInvitation from './th/invitation.json' with { type: 'json' };
import thJobSeeker from './th/jobSeeker.json' with { type: 'json' };
import thMail from './th/mail.json' with { type: 'json' };
import thMedia from './th/media.json' with { type: 'json' };
import thOpening from './th/opening.json' with { type: 'json' };
import thPackages from './th/packages.json' with { type: 'json' };
import thPrivacy from './th/privacy.json' with { type: 'json' };
import thProfile from './th/profile.json' with { type: 'json' };
import thReaction from './th/reaction.json' with { type: 'json' };
import thRecognition from './th/recognition.json' with { type: 'json' };
import thReview from './th/review.json' with { type: 'json' };
import thSession from './th/session.json' with { type: 'json' };
import thShared from './th/shared.json' with { type: 'json' };
import thShowcase from './th/showcase.json' with { type: 'json' };
import thSubmission from './th/submission.json' with { type: 'json' };
import thTerms from './th/terms.json' with { type: 'json' };

/** A new slice adds its pair of files here: one import per language and one line in each object. */
const th = {
  about: thAbout,
  backoffice: thBackoffice,
  company: thCompany,
  discovery: thDiscovery,
  employer: thEmployer,
  errors: thErrors,
  insight: thInsight,
  integrity: thIntegrity,
  invitation: thInvitation,
  jobSeeker: thJobSeeker,
  profile: thProfile,
  mail: thMail,
  media: thMedia,
  review: thReview,
  opening: thOpening,
  packages: thPackages,
  privacy: thPrivacy,
  reaction: thReaction,
  recognition: thRecognition,
  session: thSession,
  shared: thShared,
  showcase: thShowcase,
  submission: thSubmission,
  terms: thTerms,
};

/** Thai is the source of truth: English is checked against its shape. */
export type Catalogue = typeof th;

const en: Catalogue = {
  about: enAbout,
  backoffice: enBackoffice,
  company: enCompany,
  discovery: enDiscovery,
  employer: enEmployer,
  errors: enErrors,
  insight: enInsight,
  integrity: enIntegrity,
  invitation: enInvitation,
  jobSeeker: enJobSeeker,
  profile: enProfile,
  mail: enMail,
  media: enMedia,
  review: enReview,
  opening: enOpening,
  packages: enPackages,
  privacy: enPrivacy,
  reaction: enReaction,
  recognition: enRecognition,
  session: enSession,
  shared: enShared,
  showcase: enShowcase,
  submission: enSubmission,
  terms: enTerms,
};

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { th, en };

/** Untranslated catalogue of one language, for props of islands. */
export function catalogue(locale: Locale): Catalogue {
  return CATALOGUES[locale];
}
