import { createApp } from 'astro/app/entrypoint';
import type { StaticDocument } from '#shared/server/page-cache/written-once.ts';
import { OPENAPI_PATH, openApiText } from './openapi.ts';

/* Pages and API, as the own server drives them. */

const app = createApp({ streaming: false });

/** What is the same as long as this process runs. */
export const documents: readonly StaticDocument[] = [
  { path: OPENAPI_PATH, contentType: 'application/json', write: openApiText },
];

export interface RenderOptions {
  readonly clientAddress: string;
  /** Where Astro finds a prerendered error page. */
  readonly prerenderedErrorPageFetch: (url: string) => Promise<Response>;
}

/** Every page and the API: the pipeline of src/fetch.ts. */
export function render(request: Request, options: RenderOptions): Promise<Response> {
  return app.render(request, { addCookieHeader: true, ...options });
}
