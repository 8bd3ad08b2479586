/** Loads the script whose URL is in an attribute; a literal import would enlarge every page. */
export async function runLater(
  element: HTMLElement | null,
  name: string,
  event?: Event,
): Promise<void> {
  const scriptUrl = element?.dataset[name];
  if (scriptUrl) (await import(/* @vite-ignore */ scriptUrl)).default(element, event);
}

/** Loads scripts of interactive elements on first use; every page runs this function. */
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
