import { Hono } from 'hono';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { PictureWorkBusy, pictureWork } from '#features/media/server/drawing/picture-work.ts';
import { NO_SCRIPT_HEADERS } from '#features/media/server/no-script-headers.ts';
import { translator } from '#i18n/translator.ts';
import { isLocale } from '#shared/core/locale.ts';
import {
  type ApiContext,
  type ApiVariables,
  clientAddress,
} from '#shared/server/http/endpoint/api-context.ts';
import { addressKey } from '#shared/server/http/endpoint/rate-limits.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { findCard } from './find-card.ts';
import {
  cardHash,
  SHARE_KINDS,
  type Shared,
  type ShareKind,
  shareAddress,
  shareFolder,
} from './share-address.ts';

/** Maximum wait for a drawing, after which the client gets Retry-After. */
const MAX_WAIT_MS = 4_000;

const inFlight = new Map<string, Promise<Uint8Array>>();

/** Serves link preview pictures. A public state has one URL; others are 404 or redirect to it. */
export const sharePictures = new Hono<{ Variables: ApiVariables }>();

sharePictures.get('/:locale/:kind/:name/:file{[\\da-f]{16}\\.jpg}', async (c) => {
  const { locale, kind, name, file } = c.req.param();
  if (!isLocale(locale) || !isKind(kind) || name.length > 40) return absent(c);
  const shared = { locale, kind, name };
  const card = await findCard(shared);
  if (card === null) return absent(c);
  if (file !== `${cardHash(card)}.jpg`) return c.redirect(shareAddress(shared, card), 302);
  try {
    const bytes = await pictureOf(shared, card, addressKey(clientAddress(c.req.raw.headers)));
    return c.body(new Uint8Array(bytes), 200, {
      ...NO_SCRIPT_HEADERS,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.byteLength),
    });
  } catch (error) {
    if (!(error instanceof PictureWorkBusy)) throw error;
    const headers = { 'Retry-After': String(error.retryAfterSeconds), 'Cache-Control': 'no-store' };
    return c.body(null, 503, { ...NO_SCRIPT_HEADERS, ...headers });
  }
});

/** Stored picture, or a new drawing, shared by concurrent requests, that replaces older ones. */
async function pictureOf(shared: Shared, card: ShareCard, caller: string): Promise<Uint8Array> {
  const folder = shareFolder(shared);
  const key = `${folder}/${cardHash(card)}.jpg`;
  const stored = await (await storage()).get(key);
  if (stored !== null) return stored;
  const ongoing = inFlight.get(key);
  if (ongoing) return ongoing;
  const siteName = translator(shared.locale)('shared:site.name');
  const drawing = pictureWork(() => draw(card, siteName), { timeoutMs: MAX_WAIT_MS, key: caller })
    .then(async (bytes) => {
      const files = await storage();
      await files.deleteFolder(folder);
      await files.put(key, bytes, { contentType: 'image/jpeg', durable: false });
      // The page may have changed while the picture was drawn, after its pictures were deleted.
      const now = await findCard(shared);
      if (now === null || cardHash(now) !== cardHash(card)) await files.delete(key);
      return bytes;
    })
    .finally(() => inFlight.delete(key));
  inFlight.set(key, drawing);
  return drawing;
}

/** Font and renderer are loaded lazily, since most processes draw no picture. */
async function draw(card: ShareCard, siteName: string): Promise<Buffer> {
  const { drawShareCard } = await import('#features/media/server/share/draw-share-card.ts');
  return drawShareCard(card, siteName);
}

function isKind(kind: string): kind is ShareKind {
  return SHARE_KINDS.some((shareKind) => shareKind === kind);
}

function absent(c: ApiContext): Response {
  return c.body(null, 404, { ...NO_SCRIPT_HEADERS, 'Cache-Control': 'no-store' });
}
