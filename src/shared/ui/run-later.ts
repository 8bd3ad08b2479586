/**
 * Loads the script that the element names and calls it with the element. A literal import would add
 * a kilobyte to the script of every page.
 */
export async function runLater(
  element: HTMLElement | null,
  name: string,
  event?: Event,
): Promise<void> {
  const scriptUrl = element?.dataset[name];
  if (scriptUrl) (await import(/* @vite-ignore */ scriptUrl)).default(element, event);
}

/**
 * In the script of every page: loads the behaviour of these elements on first use and calls it on
 * every event.
 */
export function runOnUse(): void {
  const on = (type: string, name: string) => {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
      element.addEventListener(type, (event) => runLater(element, name, event));
    }
  };
  on('toggle', 'share');
  on('click', 'covers');
  on('focusin', 'suggests');
  on('error', 'fallback');
}
