import { hydrateRoot } from 'react-dom/client';
import CompanySearch from '#features/discovery/ui/search/CompanySearch.island.tsx';
import { localeFromPath } from '#shared/core/locale.ts';

/** Gives the search field in `box` its suggestions; SiteSearch.astro drew it as the same component. */
export default function suggestIn(box: HTMLElement): void {
  const header = document.querySelector<HTMLElement>('[data-search]');
  // React takes only what it would have drawn itself, and no line break around it.
  for (const node of [...box.childNodes]) if (!(node instanceof Element)) node.remove();
  hydrateRoot(
    box,
    <CompanySearch
      locale={localeFromPath(location.pathname)}
      words={JSON.parse(header?.dataset['search'] ?? '{}')}
      keyword=""
      id={box.id}
      isBare
    />,
  );
}
