import type { ShareCard } from '#features/media/core/share-card.ts';
import type { Translator } from '#i18n/translator.ts';

type CardTexts = (t: Translator) => readonly [title: string, text: string];

const PAGES: Readonly<Record<string, CardTexts>> = {
  '/': (t) => [t('discovery:home.title'), t('discovery:home.description')],
  '/yousay': (t) => [t('discovery:landing.title'), t('discovery:landing.description')],
  '/yousay/companylist': (t) => [t('discovery:list.titleAll'), t('discovery:list.description')],
  '/jobs': (t) => [t('opening:search.title'), t('opening:search.description')],
  '/reviewContent': (t) => [t('about:guidelines.title'), t('about:guidelines.description')],
  '/integrity': (t) => [t('integrity:title'), t('integrity:description')],
  '/aboutus': (t) => [t('about:title'), t('about:description')],
  '/about-hrsay-landing': (t) => [t('about:employers.title'), t('about:employers.description')],
  '/developers': (t) => [t('about:developers.title'), t('about:developers.description')],
  '/packageCompare': (t) => [t('packages:title'), t('packages:description')],
  '/recognition': (t) => [t('recognition:title'), t('recognition:description')],
  '/sample': (t) => [t('showcase:sample.hrsay.title'), t('showcase:sample.hrsay.description')],
  '/sampleJobs': (t) => [t('showcase:sample.jobs.title'), t('showcase:sample.jobs.description')],
  '/sampleYousay': (t) => [
    t('showcase:sample.yousay.title'),
    t('showcase:sample.yousay.description'),
  ],
  '/video': (t) => [t('about:videos.title'), t('about:videos.description')],
  '/SampleYousayQuestion': (t) => [
    t('showcase:question.title'),
    t('showcase:question.description'),
  ],
  '/register': (t) => [t('employer:register.title'), t('employer:register.description')],
  '/signup': (t) => [t('session:choose.title'), t('session:choose.description')],
  '/jSignup': (t) => [t('jobSeeker:signUp.title'), t('jobSeeker:signUp.description')],
  '/privacyHRSay': (t) => [t('privacy:HRSay.title'), t('privacy:HRSay.description')],
  '/privacyYouSay': (t) => [t('privacy:YouSay.title'), t('privacy:YouSay.description')],
  '/termsHRSay': (t) => [t('terms:HRSay.title'), t('terms:HRSay.description')],
  '/termsYouSay': (t) => [t('terms:YouSay.title'), t('terms:YouSay.description')],
};

export function pageCard(route: string, t: Translator): ShareCard | null {
  const cardTexts = Object.hasOwn(PAGES, route) ? PAGES[route] : undefined;
  if (!cardTexts) return null;
  const [title, text] = cardTexts(t);
  return textCard(title, text);
}

export function textCard(title: string, text: string): ShareCard {
  return { title, text, facts: '', score: null, idMedia: null };
}

export function pageName(route: string): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '.');
}

export function routeOfName(name: string): string {
  return name === 'home' ? '/' : `/${name.replaceAll('.', '/')}`;
}
