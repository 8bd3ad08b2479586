import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $isLinkNode } from '@lexical/link';
import { $isListNode, registerList } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode, registerRichText } from '@lexical/rich-text';
import { $insertNodeToNearestRoot } from '@lexical/utils';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isParagraphNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  createEditor,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
  type RangeSelection,
} from 'lexical';
import type {
  ArticleBody,
  ArticleFigure,
  ArticleInset,
} from '../../../core/article/article-body.ts';
import { isSame } from '../../../core/is-same.ts';
import { $loadBody, $nodesOf, $readBody, EDITOR_NODES } from './editor-body.ts';
import { $createFigureNode, $isFigureNode, $setFigure } from './figure-node.ts';
import { type LeftBehind, pastedBody, pastedText } from './paste/pasted-body.ts';

export type BlockName = 'paragraph' | 'h2' | 'h3' | 'quote' | 'bullet' | 'number';

/** The formatting at the cursor, and whether undo and redo are possible. */
export interface SelectionState {
  readonly block: BlockName;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly url: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const NO_SELECTION: SelectionState = {
  block: 'paragraph',
  isBold: false,
  isItalic: false,
  url: null,
  canUndo: false,
  canRedo: false,
};

interface Listeners {
  readonly onChange: (body: ArticleBody) => void;
  readonly onSelectionState: (change: Partial<SelectionState>) => void;
  readonly onLeftBehind: (left: readonly LeftBehind[]) => void;
}

const UNDO_STEP_MS = 500;

export interface LexicalBodyEditor {
  readonly lexical: LexicalEditor;
  /** Shows a body, unless the editor already holds it. */
  show(body: ArticleBody): void;
  attach(element: HTMLElement, listeners: Listeners): () => void;
}

export function createBodyEditor(theme: Record<string, unknown>): LexicalBodyEditor {
  const lexical = createEditor({
    namespace: 'article',
    nodes: EDITOR_NODES,
    theme,
    onError: (error) => {
      throw error;
    },
  });
  let currentBody: ArticleBody | null = null;
  return {
    lexical,
    show: (body) => {
      if (currentBody && isSame(currentBody, body)) return;
      currentBody = body;
      lexical.update(() => $loadBody(body), { tag: HISTORY_MERGE_TAG, discrete: true });
    },
    attach: (element, { onChange, onSelectionState, onLeftBehind }) => {
      lexical.setRootElement(element);
      const detach = mergeRegister(
        registerRichText(lexical),
        registerHistory(lexical, createEmptyHistoryState(), UNDO_STEP_MS),
        registerList(lexical),
        lexical.registerUpdateListener(({ editorState }) => {
          editorState.read(() => {
            onSelectionState($readSelectionState());
            const body = $readBody();
            if (currentBody && isSame(currentBody, body)) return;
            currentBody = body;
            onChange(body);
          });
        }),
        lexical.registerCommand(
          CAN_UNDO_COMMAND,
          (canUndo) => {
            onSelectionState({ canUndo });
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
        lexical.registerCommand(
          CAN_REDO_COMMAND,
          (canRedo) => {
            onSelectionState({ canRedo });
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
        lexical.registerCommand(
          PASTE_COMMAND,
          (event) => {
            const data = event instanceof ClipboardEvent ? event.clipboardData : null;
            // Lexical itself pastes what was copied in the editor, including pictures.
            if (!data || data.types.includes('application/x-lexical-editor')) return false;
            const html = data.getData('text/html');
            const { blocks, left } =
              html === '' ? pastedText(data.getData('text/plain')) : pastedBody(html);
            if (html === '' && !blocks.some(({ type }) => type === 'list')) return false;
            event.preventDefault();
            onLeftBehind(left);
            $insertBlocks($nodesOf(blocks));
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
      );
      return () => {
        detach();
        lexical.setRootElement(null);
      };
    },
  };
}

/** A single paragraph is merged into the current line; several blocks stay unchanged. */
function $insertBlocks(blocks: LexicalNode[]): void {
  const [only] = blocks;
  const isLine = blocks.length === 1 && $isParagraphNode(only);
  $insertNodes(isLine ? only.getChildren() : blocks);
  const [last] = blocks.slice(-1);
  if (!$isFigureNode(last) || last.getNextSibling()) return;
  const after = $createParagraphNode();
  last.insertAfter(after);
  after.select();
}

function $readSelectionState(): Partial<SelectionState> {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return {};
  return {
    block: $blockName(selection),
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    url: $linkAt(selection)?.getURL() ?? null,
  };
}

function $linkAt(selection: RangeSelection) {
  return $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
}

function $blockName(selection: RangeSelection): BlockName {
  const node = selection.anchor.getNode();
  const top = $findMatchingParent(node, (ancestor) => $isRootOrShadowRoot(ancestor.getParent()));
  if ($isListNode(top)) return top.getListType() === 'number' ? 'number' : 'bullet';
  if ($isHeadingNode(top)) return top.getTag() === 'h3' ? 'h3' : 'h2';
  return $isQuoteNode(top) ? 'quote' : 'paragraph';
}

/** Inserts a picture or a video after the cursor, with an empty line below it. */
export function insertFigure({ lexical }: LexicalBodyEditor, figure: ArticleFigure): void {
  lexical.update(() => {
    if (!$getSelection()) $getRoot().selectEnd();
    const node = $insertNodeToNearestRoot($createFigureNode(figure));
    if (!node.getNextSibling()) node.insertAfter($createParagraphNode());
  });
}

/** Changes the figure at this index among all figures, or removes it. */
export function changeFigure(
  { lexical }: LexicalBodyEditor,
  index: number,
  figure: ArticleInset | null,
): void {
  lexical.update(() => {
    const node = $getRoot().getChildren().filter($isFigureNode)[index];
    if (!node) return;
    if (figure) $setFigure(node, figure);
    else node.remove();
  });
}
