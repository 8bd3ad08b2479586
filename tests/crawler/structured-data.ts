/** Required properties of each kind of structured data; a dot goes a level deeper. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: [
    'headline',
    'image',
    'author.name',
    'datePublished',
    'dateModified',
    'mainEntityOfPage',
    'publisher.name',
  ],
  BreadcrumbList: ['itemListElement'],
  EmployerAggregateRating: [
    'itemReviewed.name',
    'ratingValue',
    'reviewCount',
    'bestRating',
    'worstRating',
  ],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization.name',
    'hiringOrganization.sameAs',
    'identifier.name',
    'identifier.value',
    'jobLocation.address.addressCountry',
    'directApply',
  ],
  ListItem: ['position', 'name'],
  Organization: ['name', 'url'],
  Question: ['name', 'acceptedAnswer.text'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
};

type Node = Readonly<Record<string, unknown>>;

export function structuredDataFaults(text: string): string[] {
  try {
    return nodeFaults(JSON.parse(text) as Node);
  } catch {
    return ['has structured data that cannot be read'];
  }
}

function nodeFaults(node: Node): string[] {
  const type = String(node['@type']);
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${type} ${fault}`);
  if (node['@context'] !== 'https://schema.org') say('has no context');
  if (REQUIRED[type] === undefined) say('is of no kind we publish');
  for (const path of REQUIRED[type] ?? []) if (isEmpty(at(node, path))) say(`has no ${path}`);
  for (const [path, value] of leaves(node)) {
    if (isEmpty(value)) say(`says nothing under ${path}`);
    if (isAddress(path) && !isAbsolute(value)) say(`has no whole address under ${path}: ${value}`);
    if (isTime(path) && Number.isNaN(Date.parse(String(value)))) say(`has no time under ${path}`);
  }
  return [...faults, ...(OF_KIND[type]?.(node) ?? []), ...members(node).flatMap(memberFaults)];
}

const OF_KIND: Readonly<Record<string, (node: Node) => string[]>> = {
  BreadcrumbList: inOrder,
  ItemList: inOrder,
  EmployerAggregateRating: (node) => {
    const [value, from, to] = ['ratingValue', 'worstRating', 'bestRating'].map((name) =>
      Number(node[name]),
    ) as [number, number, number];
    const isOutside = !(value >= from && value <= to);
    return [
      ...(isOutside ? [`a rating of ${value} is not from ${from} to ${to}`] : []),
      ...(Number(node['reviewCount']) < 5 ? ['a rating counts fewer than five reviews'] : []),
    ];
  },
  JobPosting: (node) =>
    Date.parse(String(node['validThrough'])) < Date.now() ? ['a position is over'] : [],
};

function inOrder(node: Node): string[] {
  const isRight = members(node).every((member, index) => member['position'] === index + 1);
  return isRight ? [] : ['a list does not count from one'];
}

function members(node: Node): readonly Node[] {
  const list = node['itemListElement'] ?? node['mainEntity'];
  return Array.isArray(list) ? (list as Node[]) : [];
}

function memberFaults(member: Node): string[] {
  const type = String(member['@type']);
  return (REQUIRED[type] ?? [])
    .filter((path) => isEmpty(at(member, path)))
    .map((path) => `${type} has no ${path}`);
}

function at(node: Node, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Node | undefined)?.[name], node);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function leaves(value: unknown, path = ''): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, Array.isArray(value) ? path : `${path}.${name}`.replace(/^\./, '')),
  );
}

const lastName = (path: string) => path.split('.').at(-1) ?? '';

function isAddress(path: string): boolean {
  const names = ['url', 'logo', 'image', 'item', 'sameAs', 'urlTemplate', 'mainEntityOfPage'];
  return [...names, '@id', 'thumbnailUrl', 'contentUrl', 'embedUrl'].includes(lastName(path));
}

function isAbsolute(value: unknown): boolean {
  return /^https?:\/\/[^/]+/.test(String(value));
}

function isTime(path: string): boolean {
  return /^(?:date[A-Z]\w*|uploadDate|validThrough)$/.test(lastName(path));
}
