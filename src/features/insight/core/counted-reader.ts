const MACHINES =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|monitor|headless|lighthouse|pagespeed|scan|fetch|facebookexternalhit|curl|wget|python|java\/|okhttp|go-http|axios|node|undici|phantom|selenium/i;

type Header = (name: string) => string | null | undefined;

/** False for bots, prefetches and scripts, and for Do Not Track or Global Privacy Control. */
export function isCountedReader(header: Header): boolean {
  const agent = header('user-agent') ?? '';
  if (header('dnt') === '1' || header('sec-gpc') === '1') return false;
  if (agent === '' || MACHINES.test(agent)) return false;
  const purpose = `${header('sec-purpose') ?? ''}${header('purpose') ?? ''}${header('x-moz') ?? ''}`;
  return !/prefetch|prerender|preview/i.test(purpose);
}
