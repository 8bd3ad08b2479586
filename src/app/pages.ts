import { astro, FetchState } from 'astro/fetch';
import type { Handler } from 'hono';

/**
 * The pages, each rendered whole before it is sent: a component that throws becomes the 500 page
 * instead of half a page with status 200. Answers are compressed and kept whole anyway.
 */
export const pages: Handler = (c) => {
  const state = new FetchState(c.req.raw);
  state.streaming = false;
  return astro(state);
};
