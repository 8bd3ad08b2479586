import {
  $create,
  $getState,
  $getStateChange,
  $setState,
  createState,
  DecoratorNode,
  type EditorConfig,
  type LexicalNode,
} from 'lexical';
import * as z from 'zod/mini';
import { media, type Picture } from '#shared/core/picture.ts';
import { type ArticleInset, articleInset } from '../../../core/article/article-body.ts';
import { bodyText } from '../../../core/article/body-text.ts';

const NONE: ArticleInset = { type: 'youtube', youtubeId: '-----------', caption: '' };

const figureState = createState('figure', {
  parse: (value) => {
    const read = z.safeParse(articleInset, value);
    return read.success ? read.data : NONE;
  },
});

/** A picture, a video or a table in the editor; its texts are edited in a list beside it. */
export class FigureNode extends DecoratorNode<null> {
  override $config() {
    return this.config('figure', { extends: DecoratorNode, stateConfigs: [figureState] });
  }

  override createDOM({ theme }: EditorConfig): HTMLElement {
    const figure = $figureOf(this);
    const dom = document.createElement('figure');
    dom.className = String(theme['figure'] ?? '');
    if (figure.type === 'table') {
      const box = document.createElement('div');
      box.tabIndex = 0;
      box.setAttribute('role', 'region');
      box.setAttribute('aria-label', String(theme['tableTitle'] ?? ''));
      box.append(tableOf(figure));
      dom.append(box);
      return dom;
    }
    dom.append(figure.type === 'image' ? picture(figure, theme['pictures']) : videoLink(figure));
    if (figure.caption !== '') {
      const caption = document.createElement('figcaption');
      caption.textContent = figure.caption;
      dom.append(caption);
    }
    return dom;
  }

  override updateDOM(before: this): boolean {
    return $getStateChange(this, before, figureState) !== null;
  }

  override isInline(): boolean {
    return false;
  }
}

/** Maximum height of a picture of known size; the style sheet's 20 rem limit the others. */
const MAX_PICTURE_HEIGHT_PX = 320;
const PICTURE_WIDTH_PX = 640;

/** Reserves its space before it has loaded, or the text below would visibly move. */
function picture(
  { idMedia, altText }: Extract<ArticleInset, { type: 'image' }>,
  pictures: Readonly<Record<string, Picture>> = {},
): HTMLElement {
  const image = document.createElement('img');
  const stored = pictures[idMedia];
  if (stored) {
    const ratio = stored.width / stored.height;
    const width = Math.round(
      Math.min(PICTURE_WIDTH_PX, stored.width, MAX_PICTURE_HEIGHT_PX * ratio),
    );
    image.width = width;
    image.height = Math.round(width / ratio);
  }
  image.src = media(idMedia, PICTURE_WIDTH_PX, 'webp');
  image.alt = altText;
  return image;
}

function videoLink({ youtubeId }: Extract<ArticleInset, { type: 'youtube' }>): HTMLElement {
  const box = document.createElement('p');
  box.textContent = `▶ youtu.be/${youtubeId}`;
  return box;
}

function tableOf({ rows, hasHead }: Extract<ArticleInset, { type: 'table' }>): HTMLElement {
  const table = document.createElement('table');
  for (const [rowIndex, cells] of rows.entries()) {
    const row = table.insertRow();
    for (const cell of cells) {
      const dom = document.createElement(hasHead && rowIndex === 0 ? 'th' : 'td');
      dom.textContent = bodyText({ root: { children: [cell] } });
      row.append(dom);
    }
  }
  return table;
}

export function $createFigureNode(figure: ArticleInset): FigureNode {
  return $setState($create(FigureNode), figureState, figure);
}

export function $isFigureNode(node: LexicalNode | null | undefined): node is FigureNode {
  return node instanceof FigureNode;
}

export function $figureOf(node: FigureNode): ArticleInset {
  return $getState(node, figureState);
}

export function $setFigure(node: FigureNode, figure: ArticleInset): void {
  $setState(node, figureState, figure);
}
