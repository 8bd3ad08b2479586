/** Headers that keep a browser from running the bytes of a picture or a film, whatever they hold. */
export const NO_SCRIPT_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
