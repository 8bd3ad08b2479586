/**
 * Runs what the page names there to be loaded when it is used, with the element. The address stands in the page:
 * with a literal one the build would add a kilobyte to the script of every page to load it.
 */
export async function runLater(
  element: HTMLElement | null,
  name: string,
  event?: Event,
): Promise<void> {
  const scriptUrl = element?.dataset[name];
  if (scriptUrl) (await import(/* @vite-ignore */ scriptUrl)).default(element, event);
}

/** Part of the script of every page: what these elements do comes as it is asked for, and is told each time. */
export function runOnUse(): void {
  const on = (type: string, name: string) => {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
      element.addEventListener(type, (event) => runLater(element, name, event));
    }
  };
  on('toggle', 'share');
  on('click', 'covers');
  on('focusin', 'suggests');
  on('error', 'film');
}
