import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';

/** Script that a failing player loads; named in astro.config.mjs. */
export const VIDEO_SCRIPT = '/film.js';

export interface VideoMetadata {
  readonly seconds?: number | null;
  readonly bytes?: number | null;
}

export function formatVideoMetadata(locale: Locale, { seconds, bytes }: VideoMetadata): string {
  const t = translator(locale);
  const facts = [
    seconds ? t('shared:video.length', { length: clock(seconds) }) : '',
    bytes ? t('shared:video.weight', { megabytes: megabytes(bytes) }) : '',
  ];
  return facts.filter(Boolean).join(' · ');
}

/** The metadata below a player, and the hidden message for a playback failure. */
export function factsMarkup(locale: Locale, facts: VideoMetadata, src: string): string {
  const t = translator(locale);
  const [failed, file] = [t('shared:video.failed'), t('shared:video.file')].map(escapeMarkup);
  return (
    `<div lang=${locale} data-print=no><small>${escapeMarkup(formatVideoMetadata(locale, facts))}</small>` +
    `<p role=alert hidden>${failed} <a href="${escapeMarkup(src)}" download>${file}</a></p></div>`
  );
}

function clock(seconds: number): string {
  const twoDigits = (part: number) => String(part % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
    : `${minutes}:${twoDigits(seconds)}`;
}

function megabytes(bytes: number): string {
  const exact = bytes / 1024 ** 2;
  return exact < 10 ? Math.max(0.1, exact).toFixed(1) : String(Math.round(exact));
}
