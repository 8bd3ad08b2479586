import type { APIRoute } from 'astro';
import { keepPage } from '#app/keep-page.ts';
import { absolute } from '#shared/core/address.ts';
import { env } from '#shared/server/env.ts';
import { replyAddress } from '#shared/server/mail/mail-address.ts';

/** Where somebody tells us of a hole (RFC 9116); it says itself until when it is true. */
export const prerender = false;

const MONTHS_VALID = 6;

export const GET: APIRoute = (context) => {
  keepPage(context, []);
  const now = new Date();
  // To the month: the file is the same whoever asks.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID));
  const lines = [
    `Contact: mailto:${replyAddress()}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: th, en',
    `Canonical: ${absolute(env().PUBLIC_URL, context.url.pathname)}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain' } });
};
