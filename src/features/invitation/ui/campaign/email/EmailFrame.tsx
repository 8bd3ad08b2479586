import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { withoutForeignLinks } from '../../../core/invitation-email-links.ts';
import type { EmailLinks } from '../campaign-context.ts';
import { writeEmailText } from './write-email-into.ts';

interface Props {
  /** URL of the server-rendered email, which contains the saved text. */
  readonly src: string;
  readonly title: string;
  readonly text: string;
  /** Hosts that may be linked; absent if the company sends the text by its own mail program. */
  readonly links?: EmailLinks | undefined;
}

/** Preview of the email with the unsaved text, in a frame as high as its content. */
export function EmailFrame({ src, title, text, links }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const hosts = links?.hosts;
  const email = hosts ? withoutForeignLinks(text, hosts) : { text, hasForeign: false };
  const show = () => {
    const { current } = frame;
    const mail = current?.contentDocument;
    if (!current || !mail || !writeEmailText(mail, email.text, hosts)) return;
    // The height is reset first, because scrollHeight is never less than it.
    current.style.blockSize = '0';
    current.style.blockSize = `${mail.documentElement.scrollHeight}px`;
  };
  useLayoutEffect(show, [email.text, hosts]);
  return (
    <>
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-same-origin"
        tabIndex={-1}
        onLoad={show}
      />
      {email.hasForeign && <p className="form-note tone-warning">{links?.note}</p>}
    </>
  );
}
