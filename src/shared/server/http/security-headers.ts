export type HeaderPairs = readonly (readonly [name: string, value: string])[];

const CLOSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const VIDEO_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const PERMISSIONS = [
  ...CLOSED_FEATURES.map((feature) => `${feature}=()`),
  ...VIDEO_FEATURES.map((feature) => `${feature}=(self "https://www.youtube-nocookie.com")`),
].join(', ');

const ON_EVERY_RESPONSE: HeaderPairs = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', PERMISSIONS],
];

const ON_HTTPS: HeaderPairs = [['Strict-Transport-Security', 'max-age=31536000']];

/** Policy of responses without one of their own: JSON, errors and files are no documents. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Policy of built scripts and styles; workers they start inherit it and may run WebAssembly. */
export const ASSET_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Headers of static and dynamic responses; a response may set a stricter value of its own. */
export function securityHeaders(publicUrl: URL): HeaderPairs {
  return publicUrl.protocol === 'https:' ? [...ON_EVERY_RESPONSE, ...ON_HTTPS] : ON_EVERY_RESPONSE;
}

const PICTURE = /[./](?:avif|webp)$/;
const ON_DOCUMENTS = ['Referrer-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'];

/** Headers of a response by path or type: raster images go without those of documents. */
export function headersOf(security: HeaderPairs, pathOrType: string | null): HeaderPairs {
  const isPicture = PICTURE.test(pathOrType ?? '');
  return isPicture ? security.filter(([name]) => !ON_DOCUMENTS.includes(name)) : security;
}
