import { $createLinkNode, $isLinkNode, LinkNode } from '@lexical/link';
import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  $isListNode,
  ListItemNode,
  ListNode,
} from '@lexical/list';
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
  HeadingNode,
  QuoteNode,
} from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type { ArticleBlock, ArticleBody, InlineNode } from '../../../core/article/article-body.ts';
import { MAX_LIST_START } from '../../../core/article/highest-number.ts';
import { isHttpsUrl } from '../../../core/sections/fields.ts';
import { $createFigureNode, $figureOf, $isFigureNode, FigureNode } from './figure-node.ts';

export const EDITOR_NODES = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, FigureNode];

/** The bits of bold and italic: the editor knows more formats than an article. */
const ALLOWED_FORMATS = 3;

/** Reads the content an article may hold; empty blocks are dropped. */
export function $readBody(): ArticleBody {
  const children = $getRoot().getChildren().flatMap($blockOf);
  return { root: { type: 'root', children } };
}

function $blockOf(node: LexicalNode): readonly ArticleBlock[] {
  if ($isFigureNode(node)) return [$figureOf(node)];
  if ($isListNode(node)) {
    const items = $itemsOf(node);
    if (items.length === 0) return [];
    const children = [...items];
    if (node.getListType() !== 'number') return [{ type: 'list', listType: 'bullet', children }];
    const start = node.getStart();
    const isLater = start > 1 && start <= MAX_LIST_START;
    return [{ type: 'list', listType: 'number', ...(isLater ? { start } : {}), children }];
  }
  if (!$isElementNode(node)) return [];
  const children = $inlineOf(node);
  if (children.length === 0) return [];
  if ($isHeadingNode(node)) {
    const tag = node.getTag() === 'h1' || node.getTag() === 'h2' ? 'h2' : 'h3';
    return [{ type: 'heading', tag, children }];
  }
  return [{ type: $isQuoteNode(node) ? 'quote' : 'paragraph', children }];
}

type ListItem = Extract<ArticleBlock, { type: 'list' }>['children'][number];

/** Items of a nested list are added to the outer list. */
function $itemsOf(list: ListNode): readonly ListItem[] {
  return list.getChildren().flatMap((item): readonly ListItem[] => {
    if (!$isListItemNode(item)) return [];
    const children = $inlineOf(item);
    const within = item.getChildren().filter($isListNode).flatMap($itemsOf);
    return children.length === 0 ? within : [{ type: 'listitem', children }, ...within];
  });
}

function $inlineOf(block: ElementNode): InlineNode[] {
  return block.getChildren().flatMap((node): readonly InlineNode[] => {
    if ($isTextNode(node)) {
      return [
        { type: 'text', text: node.getTextContent(), format: node.getFormat() & ALLOWED_FORMATS },
      ];
    }
    if ($isLineBreakNode(node)) return [{ type: 'linebreak' }];
    if (!$isElementNode(node) || $isListNode(node)) return [];
    const children = $inlineOf(node);
    if (!$isLinkNode(node) || !isHttpsUrl(node.getURL()) || children.length === 0) return children;
    return [{ type: 'link', url: node.getURL(), children: children.filter(isPlain) }];
  });
}

function isPlain(node: InlineNode): node is Exclude<InlineNode, { type: 'link' }> {
  return node.type !== 'link';
}

export function $loadBody({ root }: ArticleBody): void {
  const nodes = $nodesOf(root.children);
  $getRoot()
    .clear()
    .append(...(nodes.length === 0 ? [$createParagraphNode()] : nodes));
}

export function $nodesOf(blocks: readonly ArticleBlock[]): LexicalNode[] {
  return blocks.map((block) => {
    switch (block.type) {
      case 'list':
        return $createListNode(block.listType, block.start).append(
          ...block.children.map(({ children }) =>
            $createListItemNode().append(...children.map($inlineNode)),
          ),
        );
      case 'heading':
        return $createHeadingNode(block.tag).append(...block.children.map($inlineNode));
      case 'quote':
        return $createQuoteNode().append(...block.children.map($inlineNode));
      case 'paragraph':
        return $createParagraphNode().append(...block.children.map($inlineNode));
      default:
        return $createFigureNode(block);
    }
  });
}

function $inlineNode(node: InlineNode): LexicalNode {
  if (node.type === 'linebreak') return $createLineBreakNode();
  if (node.type === 'link')
    return $createLinkNode(node.url).append(...node.children.map($inlineNode));
  return $createTextNode(node.text).setFormat(node.format);
}
