// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { ok } from '#shared/core/result.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import { articles } from '../../../core/sections/article.ts';
import type { Item } from '../../../core/sections/section.ts';
import ArticleStep from '../steps/ArticleStep.tsx';
import { wizardMessages } from '../wizard-messages.ts';

const callApi = standInForApi();
const messages = wizardMessages('th');
const { field: names, section } = catalogue('th').profile;
const sectionMessages = section.article;
const idItem = '00000000-0000-4000-8000-000000000001';

interface Place {
  readonly original?: Record<string, string>;
  readonly choices?: { readonly first?: 'brandStory'; readonly opened?: string };
}

function renderStep(content: object, { original = {}, choices = { opened: idItem } }: Place = {}) {
  const article = {
    idItem,
    parent: null,
    kind: 'article',
    content: { ...articles.kinds.article.blank, ...content },
  };
  render(
    <ArticleStep
      idEmp={1}
      lang="th"
      locale="th"
      section="article"
      messages={messages}
      sectionMessages={sectionMessages}
      hasVideo={false}
      paths={{ next: '', back: '', later: '', signIn: '', preview: '' }}
      choices={{ tags: ['ข่าวองค์กร', 'สวัสดิการ'], ...choices }}
      document={{
        revision: 1,
        items: [article],
        isLocked: false,
        savedAt: null,
        pictures: {},
        caps: { article: 5, brandStory: 5 },
      }}
      original={{ [idItem]: original }}
    />,
  );
}

async function open(content: object, original: Record<string, string> = {}) {
  renderStep(content, { original });
  await screen.findByLabelText(names.tags, { exact: false, selector: 'input' });
}

const field = () =>
  screen.getByLabelText<HTMLInputElement>(names.tags, { exact: false, selector: 'input' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
const add = (tag: string) => {
  type(tag);
  enter();
};
const preset = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const remove = (tag: string) => preset(fill(sectionMessages.tag.remove, { tag }));
const own = () =>
  screen
    .queryAllByRole('button', {
      name: new RegExp(`^${fill(sectionMessages.tag.remove, { tag: '.*' })}$`),
    })
    .map(({ textContent }) => textContent);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `แท็ก ${at + 1}`);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

it('adds typed and preset tags once each, and removes them', async () => {
  await open({ tags: [] });
  add(' ครัวกลาง ');
  add('ครัวกลาง');
  type('งานวัด');
  fireEvent.blur(field());
  expect([own(), field().value]).toEqual([['ครัวกลาง', 'งานวัด'], '']);
  fireEvent.click(preset('สวัสดิการ'));
  expect(preset('สวัสดิการ').getAttribute('aria-pressed')).toBe('true');
  add('ข่าวองค์กร');
  expect(preset('ข่าวองค์กร').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(preset('สวัสดิการ'));
  fireEvent.click(remove('ครัวกลาง'));
  expect(preset('สวัสดิการ').getAttribute('aria-pressed')).toBe('false');
  expect(own()).toEqual(['งานวัด']);
});

it('leaves an eleventh tag in the field until a tag is removed', async () => {
  await open({ tags: numbered(9) });
  add('แท็ก 10');
  expect(preset('สวัสดิการ').disabled).toBe(true);
  add('แท็ก 11');
  fireEvent.blur(field());
  expect([own(), field().value]).toEqual([numbered(10), 'แท็ก 11']);
  expect(screen.getByText(sectionMessages.tag.full)).toBeTruthy();
  fireEvent.click(remove('แท็ก 3'));
  expect([own(), field().value]).toEqual([numbered(11).filter((tag) => tag !== 'แท็ก 3'), '']);
  expect(screen.queryByText(sectionMessages.tag.full)).toBeNull();
});

it('counts the characters of the headline and the sentences of the summary during input', async () => {
  await open({ headline1: 'ก'.repeat(59), headline2: 'เราย้ายบ้าน แล้วทุกคนก็มา' });
  expect(screen.getByText(fill(sectionMessages.characters, { count: 59 }))).toBeTruthy();
  const headline = screen.getByRole('textbox', { name: new RegExp(`^${names.headline1}`) });
  fireEvent.change(headline, { target: { value: 'ข่าวดี' } });
  expect(screen.getByText(fill(sectionMessages.characters, { count: 6 }))).toBeTruthy();
  const summary = screen.getByRole('textbox', { name: new RegExp(`^${names.headline2}`) });
  fireEvent.change(summary, { target: { value: 'We moved. Everybody came. It rained.' } });
  expect(screen.getByText(fill(sectionMessages.sentences, { count: 3 }))).toBeTruthy();
});

it('shows the tags of the original next to those of the translation', async () => {
  await open({ tags: ['งาน'] }, { tags: 'Work, Culture' });
  expect(screen.getByText('Work, Culture')).toBeTruthy();
});

it('adds a chapter once when the page opens with #add, and opens its page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  callApi.mockResolvedValue(ok({ revision: 2, savedAt: '2026-01-01T05:03:00Z' }) as never);
  window.history.replaceState(null, '', '/company/brandsdna-article?lang=th#add');
  renderStep({}, { choices: { first: 'brandStory' } });
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  const sent = callApi.mock.calls[0]?.[2] as { body: { items: readonly Item[] } };
  const begun = sent.body.items
    .filter(({ kind }) => kind === 'brandStory')
    .map((item) => item.idItem);
  expect(begun).toHaveLength(1);
  const lists = '/company/brandsdna-article?lang=th';
  expect([assign.mock.calls, window.location.href]).toEqual([
    [[`${lists}&item=${begun}`]],
    expect.stringMatching(/lang=th$/),
  ]);
});
