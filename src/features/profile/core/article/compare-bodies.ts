import { isSame } from '../is-same.ts';
import { type ArticleBody, type ArticleFigure, figuresOf } from './article-body.ts';
import { bodyLinks, bodyText } from './body-text.ts';

export interface FigureChange {
  readonly figure: ArticleFigure;
  /** Placeholder of the figure in `before` and `after`; a picture in both has the same one. */
  readonly name: string;
  readonly isOld: boolean;
}

export interface BodyChange {
  readonly before: string;
  readonly after: string;
  readonly figures: readonly FigureChange[];
}

type NameFigure = (type: ArticleFigure['type'], number: number) => string;

/** Converts two bodies to comparable texts in which a name marks each figure. */
export function compareBodies(
  before: ArticleBody | undefined,
  after: ArticleBody | undefined,
  nameFigure: NameFigure,
): BodyChange {
  const old = before ? figuresOf(before) : [];
  const now = after ? figuresOf(after) : [];
  const sources = [...new Set([...old, ...now].map(sourceOf))];
  const nameOf = (figure: ArticleFigure) =>
    nameFigure(figure.type, sources.indexOf(sourceOf(figure)) + 1);
  const onlyIn = (figures: readonly ArticleFigure[], comparedFigures: readonly ArticleFigure[]) =>
    figures.filter((figure) => !comparedFigures.some((other) => isSame(figure, other)));
  return {
    before: textOf(before, nameOf),
    after: textOf(after, nameOf),
    figures: [
      ...onlyIn(old, now).map((figure) => ({ figure, name: nameOf(figure), isOld: true })),
      ...onlyIn(now, old).map((figure) => ({ figure, name: nameOf(figure), isOld: false })),
    ],
  };
}

const sourceOf = (figure: ArticleFigure) =>
  figure.type === 'image' ? figure.idMedia : figure.youtubeId;

function textOf(body: ArticleBody | undefined, nameOf: (figure: ArticleFigure) => string): string {
  if (!body) return '';
  const lines = body.root.children.map((block) => {
    const text = bodyText({ root: { children: [block] } });
    if ('caption' in block) return `[${nameOf(block)}] ${text}`.trimEnd();
    return block.type === 'list' && block.start ? `${block.start}. ${text}` : text;
  });
  return [...lines, ...bodyLinks(body)].join('\n');
}
