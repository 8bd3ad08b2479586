import { API_BASE } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { type OpenedBy, SEEN_FIELD, seenValue } from '#shared/core/opened-by.ts';
import { thaiTime } from '#shared/core/time/thai-time.ts';

/** Notes what its reader begins to decide, says who else has, and notes that it was left. */
export function noteOpenItems(): void {
  const begun = new Set<string>();
  const begin = async (place: HTMLElement | null | undefined) => {
    const item = place?.dataset['item'];
    if (!place || item === undefined || begun.has(item)) return;
    begun.add(item);
    const body = new URLSearchParams({ item });
    const answer = await fetch(`${API_BASE}/openItems`, { method: 'POST', body }).catch(() => null);
    if (!answer?.ok) return;
    const { data } = (await answer.json()) as {
      data: { others: { name: string; openedAt: string }[] };
    };
    show(
      place,
      data.others.map(({ name, openedAt }) => ({ name, openedAt: new Date(openedAt) })),
    );
  };
  addEventListener('focusin', ({ target }) => {
    void begin((target as Element).closest('form')?.querySelector<HTMLElement>('[data-item]'));
  });
  void begin(document.querySelector<HTMLElement>('[data-alone]'));
  addEventListener('pagehide', () => {
    for (const item of begun) {
      void fetch(`${API_BASE}/openItems/${item}`, { method: 'DELETE', keepalive: true });
    }
    begun.clear();
  });
}

function show(place: HTMLElement, others: readonly OpenedBy[]): void {
  const seen = place.closest('form')?.elements.namedItem(SEEN_FIELD) as HTMLInputElement | null;
  const now = seenValue(others);
  if (!seen || seen.value === now) return;
  seen.value = now;
  place.replaceChildren(
    ...others.map(({ name, openedAt }) => {
      const told = document.createElement('p');
      told.textContent = fill(`${place.dataset['words']}`, { name, time: thaiTime(openedAt) });
      return told;
    }),
  );
}
