import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '#shared/core/cookies.ts';

/** Sign-in pair in a URL, also inside `redirectTo`: it works once and is already used. */
const PAIR = /(&|%26|(\?|%3F))(enc|key)(=|%3D)[\w-]*/g;

/** Stores the selected language; its link keeps the page's query except a used sign-in pair. */
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
