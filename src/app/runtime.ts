import { createApp } from 'astro/app/entrypoint';
import type { StaticDocument } from '#shared/server/page-cache/static-documents.ts';
import { OPENAPI_PATH, openApiText } from './openapi.ts';

const app = createApp({ streaming: false });

export const documents: readonly StaticDocument[] = [
  { path: OPENAPI_PATH, contentType: 'application/json', write: openApiText },
];

export interface RenderOptions {
  readonly clientAddress: string;
  /** Callback by which Astro fetches a prerendered error page. */
  readonly prerenderedErrorPageFetch: (url: string) => Promise<Response>;
}

/** Renders a page or API response through the pipeline of src/fetch.ts. */
export function render(request: Request, options: RenderOptions): Promise<Response> {
  return app.render(request, { addCookieHeader: true, ...options });
}
