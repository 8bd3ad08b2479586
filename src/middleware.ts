import { defineMiddleware } from 'astro:middleware';
import { localeFromParam } from '#shared/core/locale.ts';

/** The one place that refuses what `[...locale]` also matches: `/xx/x` and `/a/b/x` are no pages. */
export const onRequest = defineMiddleware((context, next) =>
  localeFromParam(context.params.locale) === null ? new Response(null, { status: 404 }) : next(),
);
