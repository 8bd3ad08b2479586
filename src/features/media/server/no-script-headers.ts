/** Headers that keep a browser from executing the bytes of an uploaded file. */
export const NO_SCRIPT_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
