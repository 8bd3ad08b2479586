import { $createLinkNode, $toggleLink } from '@lexical/link';
import { $insertList, $removeList } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import type { IconName } from '#shared/ui/icon/icons.ts';
import styles from './BodyField.module.css';
import type { BlockName, LexicalBodyEditor, SelectionState } from './body-editor.ts';
import type { EditorMessages } from './editor-messages.ts';

export type Panel = 'link' | 'image' | 'video';

interface Props {
  readonly editor: LexicalBodyEditor;
  readonly selectionState: SelectionState;
  readonly messages: EditorMessages;
  readonly textBoxId: string;
  readonly disabled: boolean;
  readonly panel: Panel | null;
  readonly onPanel: (panel: Panel | null) => void;
}

interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly idle?: boolean;
  readonly run: () => void;
}

function toolsOf({ editor, selectionState, messages, panel, onPanel }: Props): readonly Tool[] {
  const { lexical } = editor;
  const block = (icon: IconName, name: BlockName): Tool => ({
    icon,
    label: messages.tool[name],
    pressed: selectionState.block === name,
    run: () => setBlock(editor, selectionState.block === name ? 'paragraph' : name),
  });
  const opens = (icon: IconName, name: Panel): Tool => ({
    icon,
    label: messages.tool[name],
    expanded: panel === name,
    run: () => onPanel(panel === name ? null : name),
  });
  return [
    block('heading', 'h2'),
    block('subheading', 'h3'),
    {
      icon: 'bold',
      label: messages.tool.bold,
      pressed: selectionState.isBold,
      run: () => lexical.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'),
    },
    {
      icon: 'italic',
      label: messages.tool.italic,
      pressed: selectionState.isItalic,
      run: () => lexical.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'),
    },
    block('list', 'bullet'),
    block('listNumbers', 'number'),
    block('quote', 'quote'),
    { ...opens('link', 'link'), pressed: selectionState.url !== null },
    opens('image', 'image'),
    opens('video', 'video'),
    {
      icon: 'undo',
      label: messages.tool.undo,
      idle: !selectionState.canUndo,
      run: () => lexical.dispatchCommand(UNDO_COMMAND, undefined),
    },
    {
      icon: 'redo',
      label: messages.tool.redo,
      idle: !selectionState.canRedo,
      run: () => lexical.dispatchCommand(REDO_COMMAND, undefined),
    },
  ];
}

/** A toolbar with one tab stop; arrow keys move between its tools. */
export function EditorToolbar(props: Props): ReactNode {
  const { messages, textBoxId, disabled } = props;
  const [focusedIndex, setFocusedIndex] = useState(0);
  const toolbar = useRef<HTMLDivElement>(null);

  const tools = toolsOf(props);

  const walk = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const to = {
      ArrowRight: focusedIndex === last ? 0 : focusedIndex + 1,
      ArrowLeft: focusedIndex === 0 ? last : focusedIndex - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setFocusedIndex(to);
    toolbar.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <div
      className={styles['toolbar']}
      role="toolbar"
      tabIndex={-1}
      aria-label={messages.toolbar}
      aria-controls={textBoxId}
      ref={toolbar}
      onKeyDown={walk}
    >
      {tools.map(({ icon, label, pressed, expanded, idle = false, run }, index) => (
        <Button
          key={icon}
          steady
          variant="quiet"
          size="small"
          icon={icon}
          label={label}
          disabled={disabled}
          title={label}
          tabIndex={index === focusedIndex ? 0 : -1}
          aria-pressed={expanded === undefined ? pressed : undefined}
          aria-expanded={expanded}
          aria-disabled={idle || undefined}
          data-on={pressed || expanded || undefined}
          onFocus={() => setFocusedIndex(index)}
          onClick={() => {
            if (!idle) run();
          }}
        />
      ))}
    </div>
  );
}

function setBlock({ lexical }: LexicalBodyEditor, name: BlockName): void {
  lexical.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    if (name === 'bullet' || name === 'number') return $insertList(name);
    $removeList();
    $setBlocksType($getSelection(), () => {
      if (name === 'quote') return $createQuoteNode();
      return name === 'paragraph' ? $createParagraphNode() : $createHeadingNode(name);
    });
  });
  lexical.focus();
}

/** Links or unlinks the selection; without a selection, the URL is inserted as text. */
export function setLink(
  { lexical }: LexicalBodyEditor,
  url: string | null,
  isInLink: boolean,
): void {
  lexical.update(() => {
    const selection = $getSelection() ?? $getRoot().selectEnd();
    if (url !== null && !isInLink && selection.isCollapsed()) {
      $insertNodes([$createLinkNode(url).append($createTextNode(url))]);
    } else $toggleLink(url);
  });
  lexical.focus();
}
