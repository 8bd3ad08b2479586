import type { APIRoute } from 'astro';

/** A picture of the page it is measured against, from the same server as the bare page. */
export const GET: APIRoute = async ({ url }) => {
  const picture = await fetch(url.searchParams.get('of') ?? '');
  return new Response(await picture.arrayBuffer(), {
    headers: { 'content-type': picture.headers.get('content-type') ?? '' },
  });
};
