import { randomUUID } from 'node:crypto';

interface Item {
  readonly idItem: string;
  readonly parent: string | null;
  readonly kind: string;
  readonly content: Readonly<Record<string, unknown>>;
}

interface Section {
  readonly revision: number;
  readonly items: readonly Item[];
  readonly caps: Readonly<Record<string, number>>;
}

const LISTS = [
  ['history', 'topic'],
  ['gallery', 'aspectPicture'],
  ['album', 'albumPicture'],
  ['employeePhotos', 'employeePhoto'],
  ['testimonials', 'testimonial'],
] as const;

interface Employer {
  readonly cookie: string;
  readonly idEmp: number;
}

const addressOf = (url: string, { idEmp }: Employer, section: string) =>
  `${url}/yousayapi/companyProfile/${idEmp}/th/${section}`;

async function read(address: string, { cookie }: Employer): Promise<Section> {
  const answer = await fetch(address, { headers: { cookie } });
  return (await answer.json()).data;
}

export async function firstItem(url: string, employer: Employer, section: string): Promise<string> {
  const { items } = await read(addressOf(url, employer, section), employer);
  if (!items[0]) throw new Error(`the demo has no item of ${section}`);
  return items[0].idItem;
}

/** Resizes each list of a demo page to this many rows, or to its package limit. */
export async function fillLists(url: string, employer: Employer, rows: number): Promise<void> {
  for (const [section, kind] of LISTS) {
    const address = addressOf(url, employer, section);
    const { revision, items, caps } = await read(address, employer);
    const count = Math.min(rows, caps[kind] ?? 0);
    const answer = await fetch(address, {
      method: 'PUT',
      headers: {
        cookie: employer.cookie,
        origin: url,
        'content-type': 'application/json',
        'if-match': `"${revision}"`,
      },
      body: JSON.stringify({ items: resized(items, kind, count) }),
    });
    if (!answer.ok) throw new Error(`${section} answered ${answer.status}: ${await answer.text()}`);
  }
}

/** Gives `count` rows to the first parent only, since each step is measured with one long list. */
function resized(items: readonly Item[], kind: string, count: number): readonly Item[] {
  const rows = items.filter((item) => item.kind === kind);
  const otherItems = items.filter((item) => item.kind !== kind);
  const parent = otherItems.find((item) => item.idItem === rows[0]?.parent)?.idItem ?? null;
  if (rows.length === 0) throw new Error(`the demo has no ${kind}`);
  const filled = Array.from({ length: count }, (_, index) => {
    const { content } = rows[index % rows.length] as Item;
    return { idItem: randomUUID(), parent, kind, content };
  });
  return [...otherItems, ...filled];
}
