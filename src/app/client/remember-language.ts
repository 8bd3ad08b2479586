import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '#shared/core/cookies.ts';

/** A sign-in pair is single-use and already spent; `redirectTo` may hold one too. */
const PAIR = /(&|%26|(\?|%3F))(enc|key)(=|%3D)[\w-]*/g;

/** The switch keeps the query except a spent pair; stores the choice for bare paths. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.onclick = () => {
      const age = LANGUAGE_COOKIE_DAYS * 86_400;
      const secure = location.protocol === 'https:' ? ';Secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet
      document.cookie = `${LANGUAGE_COOKIE}=${link.dataset.language};Path=/;Max-Age=${age};SameSite=Lax${secure}`;
      link.search = location.search.replace(PAIR, '$2');
      link.hash = location.hash;
    };
  }
}
