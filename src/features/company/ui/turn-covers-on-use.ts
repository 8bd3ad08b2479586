/** Part of the script of every page: what turns the covers of a company comes as they are first turned. */
export function turnCoversOnUse(): void {
  const covers = document.querySelector<HTMLElement>('[data-covers]');
  covers?.addEventListener('click', async ({ target }) =>
    (await import(/* @vite-ignore */ covers.dataset['covers'] ?? '')).default(covers, target),
  );
}
