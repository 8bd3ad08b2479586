import { API_BASE } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { type OpenedBy, SEEN_FIELD, seenValue } from '#shared/core/opened-by.ts';
import { thaiTime } from '#shared/core/time/thai-time.ts';

/** Records items opened for decision, shows who else has them open, and records leaving. */
export function noteOpenItems(): void {
  const started = new Set<string>();
  const startItem = async (container: HTMLElement | null | undefined) => {
    const item = container?.dataset['item'];
    if (!container || item === undefined || started.has(item)) return;
    started.add(item);
    const body = new URLSearchParams({ item });
    const response = await fetch(`${API_BASE}/openItems`, { method: 'POST', body }).catch(
      () => null,
    );
    if (!response?.ok) return;
    const { data } = (await response.json()) as {
      data: { openers: { name: string; openedAt: string }[] };
    };
    show(
      container,
      data.openers.map(({ name, openedAt }) => ({ name, openedAt: new Date(openedAt) })),
    );
  };
  addEventListener('focusin', ({ target }) => {
    void startItem((target as Element).closest('form')?.querySelector<HTMLElement>('[data-item]'));
  });
  void startItem(document.querySelector<HTMLElement>('[data-only-item]'));
  addEventListener('pagehide', () => {
    for (const item of started) {
      void fetch(`${API_BASE}/openItems/${item}`, { method: 'DELETE', keepalive: true });
    }
    started.clear();
  });
}

function show(container: HTMLElement, openers: readonly OpenedBy[]): void {
  const seen = container.closest('form')?.elements.namedItem(SEEN_FIELD) as HTMLInputElement | null;
  const now = seenValue(openers);
  if (!seen || seen.value === now) return;
  seen.value = now;
  container.replaceChildren(
    ...openers.map(({ name, openedAt }) => {
      const line = document.createElement('p');
      line.textContent = fill(`${container.dataset['message']}`, {
        name,
        time: thaiTime(openedAt),
      });
      return line;
    }),
  );
}
