import type { MiddlewareHandler } from 'hono';

const BELOW_COMPANY =
  /^((?:\/(?:th|en))?\/preview)\/company\/([^/]+)\/(hrsay|jobs|yousay|brandsdna)(\/.*)?$/;

/** A page of a company with `/preview` before it leads to its twin below the preview of its tab (decision 0056). */
export const leadToPreview: MiddlewareHandler = (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const place = BELOW_COMPANY.exec(pathname);
  if (!place) return next();
  const [, preview, segment, tab, below = ''] = place;
  return Promise.resolve(context.redirect(`${preview}/${tab}/${segment}${below}${search}`, 301));
};
