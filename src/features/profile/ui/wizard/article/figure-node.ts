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
import { media } from '#shared/core/picture.ts';
import { type ArticleFigure, articleFigure } from '../../../core/article/article-body.ts';

const NONE: ArticleFigure = { type: 'youtube', youtubeId: '-----------', caption: '' };

const figureState = createState('figure', {
  parse: (value) => {
    const read = z.safeParse(articleFigure, value);
    return read.success ? read.data : NONE;
  },
});

/** A picture or a film in the editor; its words are edited beside it, so here it is drawn only. */
export class FigureNode extends DecoratorNode<null> {
  override $config() {
    return this.config('figure', { extends: DecoratorNode, stateConfigs: [figureState] });
  }

  override createDOM({ theme }: EditorConfig): HTMLElement {
    const figure = $figureOf(this);
    const dom = document.createElement('figure');
    dom.className = String(theme['figure'] ?? '');
    dom.append(figure.type === 'image' ? picture(figure) : film(figure));
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

function picture({ idMedia, altText }: Extract<ArticleFigure, { type: 'image' }>): HTMLElement {
  const image = document.createElement('img');
  image.src = media(idMedia, 640, 'webp');
  image.alt = altText;
  return image;
}

function film({ youtubeId }: Extract<ArticleFigure, { type: 'youtube' }>): HTMLElement {
  const box = document.createElement('p');
  box.textContent = `▶ youtu.be/${youtubeId}`;
  return box;
}

export function $createFigureNode(figure: ArticleFigure): FigureNode {
  return $setState($create(FigureNode), figureState, figure);
}

export function $isFigureNode(node: LexicalNode | null | undefined): node is FigureNode {
  return node instanceof FigureNode;
}

export function $figureOf(node: FigureNode): ArticleFigure {
  return $getState(node, figureState);
}

export function $setFigure(node: FigureNode, figure: ArticleFigure): void {
  $setState(node, figureState, figure);
}
