// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { fail, ok } from '#shared/core/result.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import type { SectionDocument } from '../../../core/section-contract.ts';
import { companyProfile } from '../../../core/sections/company-profile.ts';
import { loadSection } from '../draft/load-section.ts';
import CompanyProfileStep from '../steps/CompanyProfileStep.tsx';
import { wizardMessages } from '../wizard-messages.ts';

vi.mock('../draft/load-section.ts', async (original) => ({
  loadSection: vi.fn((await original<typeof import('../draft/load-section.ts')>()).loadSection),
}));

const call = standInForApi();
const { profile } = catalogue('en');
const brochureMessages = profile.brochure;
const messages = wizardMessages('en');

let stored: Record<string, { revision: number; items: SectionDocument['items'] }>;
let refused: string | null;

const documentOf = (items: SectionDocument['items'], revision = 1) => ({
  revision,
  items,
  isLocked: false,
  savedAt: null,
  pictures: {},
  caps: { topic: 3, reason: 2 },
});

beforeEach(() => {
  cleanup();
  localStorage.clear();
  stored = { history: { revision: 1, items: [] }, gallery: { revision: 1, items: [] } };
  refused = null;
  call.mockImplementation((async (
    { method }: { method: string },
    _locale: string,
    { params, body }: { params: { section: string }; body?: { items: SectionDocument['items'] } },
  ) => {
    const section = stored[params.section] ?? { revision: 1, items: [] };
    if (method === 'get') return ok(documentOf(section.items, section.revision));
    if (params.section === refused) return { ...fail('cap_reached'), status: 409, fields: {} };
    stored[params.section] = { revision: section.revision + 1, items: body?.items ?? [] };
    return ok({ revision: section.revision + 1, savedAt: '2026-11-21T00:00:00.000Z' });
  }) as never);
});

function open(about = '') {
  const [kind] = Object.values(companyProfile.kinds);
  const item = {
    idItem: '00000000-0000-4000-8000-000000000001',
    parent: null,
    kind: 'profile',
    content: { ...kind?.blank, about },
  };
  const choices = {
    industries: [],
    sizes: [],
    countries: [],
    provinces: [],
    brochure: brochureMessages,
  };
  const paths = { next: '/n', back: '/b', later: '/l', signIn: '/i', preview: '/p' };
  render(
    <CompanyProfileStep
      idEmp={1}
      lang="en"
      locale="en"
      section="companyProfile"
      sectionMessages={profile.section.companyProfile}
      messages={messages}
      hasVideo={false}
      paths={paths}
      choices={choices}
      document={documentOf([item])}
    />,
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const field = (label: string) =>
  screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${label}`));
const titlesOf = (section: string) => stored[section]?.items.map(({ content }) => content['title']);

async function paste(text: string) {
  await press(brochureMessages.open);
  const box = await screen.findByLabelText(brochureMessages.label);
  fireEvent.change(box, { target: { value: text } });
  await press(brochureMessages.split);
}

const BROCHURE = `Who we are
We make chairs.

History
2015 began
2018 moved

Benefits
- Home by six
- Lunch
- Too many`;

it('puts each paragraph under the target of its heading within the caps, and undoes all of it', async () => {
  open('Before');
  await paste(BROCHURE);
  await screen.findByText(fill(brochureMessages.found, { count: 6 }));
  await press(brochureMessages.put);
  await screen.findByText(brochureMessages.done);
  const about = field(messages.field['about'] ?? '');
  expect(about.value).toBe('Before\n\nWe make chairs.');
  expect([titlesOf('history'), titlesOf('gallery')]).toEqual([
    ['began', 'moved'],
    ['Home by six', 'Lunch'],
  ]);

  await press(messages.list.undo);
  await screen.findByText(brochureMessages.put);
  expect(about.value).toBe('Before');
  expect([titlesOf('history'), titlesOf('gallery')]).toEqual([[], []]);
});

it('replaces an existing text only if its checkbox is checked', async () => {
  open('Before');
  await paste('About us\nAfter');
  fireEvent.click(await screen.findByRole('checkbox'));
  await press(brochureMessages.put);
  await screen.findByText(brochureMessages.done);
  expect(field(messages.field['about'] ?? '').value).toBe('After');
});

it('changes no step if one of them rejects its items', async () => {
  open();
  await paste(BROCHURE);
  await screen.findByText(fill(brochureMessages.found, { count: 6 }));
  refused = 'gallery';
  await press(brochureMessages.put);
  await screen.findByText(messages.wizard.failed);
  expect(titlesOf('history')).toEqual([]);
  expect(field(messages.field['about'] ?? '').value).toBe('');
});

it('reports that the rules of another step could not be loaded, and allows a retry', async () => {
  open();
  await paste(BROCHURE);
  await screen.findByText(fill(brochureMessages.found, { count: 6 }));
  vi.mocked(loadSection).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press(brochureMessages.put);
  await screen.findByText(messages.wizard.unreachable);
  await press(brochureMessages.put);
  await screen.findByText(brochureMessages.done);
});

it('restores a text that was not applied yet', async () => {
  open();
  await paste('kept');
  cleanup();
  open();
  await press(brochureMessages.open);
  await waitFor(() => expect(field(brochureMessages.label).value).toBe('kept'));
});
