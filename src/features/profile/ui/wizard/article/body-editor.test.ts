// @vitest-environment happy-dom
import { $createLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode } from '@lexical/list';
import { $createTextNode, $getRoot, PASTE_COMMAND } from 'lexical';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ArticleBlock, articleBody } from '../../../core/article/article-body.ts';
import { changeFigure, createBodyEditor } from './body-editor.ts';
import { $readBody } from './editor-body.ts';

const bodyOf = (...children: ArticleBlock[]) => ({ root: { type: 'root' as const, children } });
const text = (words: string, format = 0) => ({ type: 'text' as const, text: words, format });
const MEDIA = '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60';

const EVERYTHING = bodyOf(
  { type: 'heading', tag: 'h2', children: [text('หัวข้อ')] },
  { type: 'heading', tag: 'h3', children: [text('หัวข้อย่อย')] },
  {
    type: 'paragraph',
    children: [
      text('ธรรมดา '),
      text('หนา', 1),
      text('เอียง', 2),
      text('ทั้งสอง', 3),
      { type: 'linebreak' },
      { type: 'link', url: 'https://example.com/', children: [text('ลิงก์')] },
    ],
  },
  { type: 'quote', children: [text('คำพูด')] },
  { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('ก')] }] },
  { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('1')] }] },
  { type: 'paragraph', children: [text('คั่น')] },
  {
    type: 'list',
    listType: 'number',
    start: 2,
    children: [{ type: 'listitem', children: [text('2')] }],
  },
  { type: 'image', idMedia: MEDIA, altText: 'ครัว', caption: 'ครัวใหม่' },
  { type: 'youtube', youtubeId: 'dQw4w9WgXcQ', caption: '' },
  {
    type: 'table',
    hasHead: true,
    rows: [
      [{ children: [text('ปี')] }, { children: [text('คน', 1)] }],
      [{ children: [text('2569')] }, { children: [] }],
    ],
  },
);

const read = (editor: ReturnType<typeof createBodyEditor>) =>
  editor.lexical.getEditorState().read($readBody);

it('returns an article unchanged and well-formed', () => {
  const editor = createBodyEditor({});
  editor.show(EVERYTHING);
  expect(read(editor)).toEqual(EVERYTHING);
  expect(z.parse(articleBody, read(editor))).toEqual(EVERYTHING);
});

it('leaves an empty article empty', () => {
  const editor = createBodyEditor({});
  editor.show(bodyOf());
  expect(read(editor)).toEqual(bodyOf());
});

it('drops content that an article may not hold: other URLs, formats, nested lists', () => {
  const editor = createBodyEditor({});
  editor.show(bodyOf({ type: 'paragraph', children: [text('ก')] }));
  editor.lexical.update(
    () => {
      const [paragraph] = $getRoot().getChildren();
      const script = $createLinkNode('javascript:alert(1)').append($createTextNode('กด'));
      paragraph?.insertBefore(script);
      const deep = $createListNode('bullet').append(
        $createListItemNode().append($createTextNode('ใน')),
      );
      const list = $createListNode('number').append(
        $createListItemNode().append($createTextNode('นอก').setFormat(16)),
        $createListItemNode().append(deep),
      );
      paragraph?.insertAfter(list);
    },
    { discrete: true },
  );
  expect(JSON.stringify(read(editor))).not.toContain('javascript');
  expect(read(editor).root.children.at(-1)).toEqual({
    type: 'list',
    listType: 'number',
    children: [
      { type: 'listitem', children: [text('นอก')] },
      { type: 'listitem', children: [text('ใน')] },
    ],
  });
});

it('changes a figure at its position, and removes it', async () => {
  const editor = createBodyEditor({});
  editor.show(EVERYTHING);
  const film = { type: 'youtube', youtubeId: 'dQw4w9WgXcQ', caption: 'วันเปิดบ้าน' } as const;
  changeFigure(editor, 1, film);
  changeFigure(editor, 0, null);
  await Promise.resolve();
  expect(read(editor).root.children.slice(-2)).toEqual([film, EVERYTHING.root.children.at(-1)]);
});

it('reports edits of the author once, but not content set from outside', async () => {
  const editor = createBodyEditor({});
  const told: unknown[] = [];
  const element = document.createElement('div');
  document.body.append(element);
  editor.show(bodyOf({ type: 'paragraph', children: [text('ก')] }));
  const nothing = () => undefined;
  const detach = editor.attach(element, {
    onChange: (body) => told.push(body),
    onSelectionState: nothing,
    onLeftBehind: nothing,
  });
  editor.show(EVERYTHING);
  expect(told).toEqual([]);
  changeFigure(editor, 2, null);
  await Promise.resolve();
  expect(told).toEqual([bodyOf(...EVERYTHING.root.children.slice(0, -1))]);
  expect(element.textContent).toContain('ครัวใหม่');
  detach();
});

it('pastes a table with an empty line after it', async () => {
  const editor = createBodyEditor({});
  const element = document.createElement('div');
  document.body.append(element);
  const nothing = () => undefined;
  const told: unknown[] = [];
  const detach = editor.attach(element, {
    onChange: (body) => told.push(body),
    onSelectionState: nothing,
    onLeftBehind: nothing,
  });
  editor.show(bodyOf());
  editor.lexical.update(() => $getRoot().selectEnd(), { discrete: true });
  const event = new ClipboardEvent('paste', { clipboardData: new DataTransfer() });
  event.clipboardData?.setData(
    'text/html',
    '<p>จำนวน</p><table><tr><th>ปี</th><th>คน</th></tr><tr><td>2569</td><td>250</td></tr></table>',
  );
  editor.lexical.dispatchCommand(PASTE_COMMAND, event);
  await Promise.resolve();
  const cell = (words: string, format = 0) => ({ children: [text(words, format)] });
  const rows = [
    [cell('ปี', 1), cell('คน', 1)],
    [cell('2569'), cell('250')],
  ];
  expect(told.at(-1)).toEqual(
    bodyOf(
      { type: 'paragraph', children: [text('จำนวน')] },
      { type: 'table', hasHead: true, rows },
    ),
  );
  expect([...element.children].map(({ tagName }) => tagName)).toEqual(['P', 'FIGURE', 'P']);
  expect(element.querySelectorAll('th')).toHaveLength(2);
  detach();
});

it.each([
  [1600, 400, 640, 160],
  [1600, 1200, 427, 320],
  [100, 80, 100, 80],
])('reserves the space of a picture of %i × %i before it has loaded', (width, height, ...shown) => {
  const area = document.createElement('div');
  const editor = createBodyEditor({ pictures: { [MEDIA]: { idMedia: MEDIA, width, height } } });
  editor.show(bodyOf({ type: 'image', idMedia: MEDIA, altText: '', caption: '' }));
  editor.lexical.setRootElement(area);
  const image = area.querySelector('figure img');
  expect(['width', 'height'].map((name) => Number(image?.getAttribute(name)))).toEqual(shown);
  editor.lexical.setRootElement(null);
});
