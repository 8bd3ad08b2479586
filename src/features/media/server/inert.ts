/** For whatever a browser makes of the bytes: they are a picture or a film, of their type, and run nothing. */
export const INERT = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
