import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { writeLetterInto } from './write-letter-into.ts';

interface Props {
  /** The mail as the server writes it, with the words that were saved last. */
  readonly src: string;
  readonly title: string;
  readonly text: string;
}

/** The mail itself, as high as it is, with the words that are being typed in place of the saved ones. */
export function LetterFrame({ src, title, text }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const { current } = frame;
    const mail = current?.contentDocument;
    if (!current || !mail || !writeLetterInto(mail, text)) return;
    // What it is high already would count.
    current.style.blockSize = '0';
    current.style.blockSize = `${mail.documentElement.scrollHeight}px`;
  };
  useLayoutEffect(show, [text]);
  return <iframe ref={frame} src={src} title={title} sandbox="allow-same-origin" onLoad={show} />;
}
