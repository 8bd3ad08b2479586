import type { APIRoute } from 'astro';

/** Serves the picture of the measured page from the bare server. */
export const GET: APIRoute = async ({ url }) => {
  const picture = await fetch(url.searchParams.get('of') ?? '');
  return new Response(await picture.arrayBuffer(), {
    headers: { 'content-type': picture.headers.get('content-type') ?? '' },
  });
};
