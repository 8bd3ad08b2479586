import type { MiddlewareHandler } from 'hono';

const BELOW_COMPANY =
  /^((?:\/(?:th|en))?\/preview)\/company\/([^/]+)\/(hrsay|jobs|yousay|brandsdna)(\/.*)?$/;

/** Redirects `/preview` before a company page to the preview of its tab (decision 0056). */
export const leadToPreview: MiddlewareHandler = (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const companyPath = BELOW_COMPANY.exec(pathname);
  if (!companyPath) return next();
  const [, preview, segment, tab, below = ''] = companyPath;
  return Promise.resolve(context.redirect(`${preview}/${tab}/${segment}${below}${search}`, 301));
};
