import { type ReactNode, type RefObject, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { formatBytes } from '#shared/core/format.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { mediaCaptions } from '#shared/core/picture.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { Called } from '#shared/ui/api/called.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import { CAPTION_BYTES, CAPTION_FILES } from '../../core/captions/caption-rules.ts';
import { captionText } from '../../core/captions/caption-text.ts';
import {
  removeCaptionsEndpoint,
  setCaptionsEndpoint,
} from '../../core/captions/captions-contract.ts';
import type { LibraryItem } from '../../core/library-contract.ts';
import { foundInFields, uploadErrorMessage } from '../../core/picture-error.ts';
import type { FileQueueProps } from '../upload/use-file-queue.ts';
import styles from './Library.module.css';

export type CaptionMessages = Catalogue['media']['captions'];

interface Props {
  readonly item: LibraryItem;
  readonly context: FileQueueProps['context'];
  readonly messages: CaptionMessages;
  readonly isVisible: RefObject<boolean>;
  readonly onChanged: () => Promise<void>;
}

interface Status {
  readonly lang: Locale;
  readonly success?: string;
  readonly error?: string | undefined;
}

export function CaptionFields(props: Props): ReactNode {
  const { messages } = props;
  const [status, setStatus] = useState<Status | null>(null);
  return (
    <>
      <h3>{messages.title}</h3>
      <p className={styles['facts']}>{messages.lead}</p>
      {LOCALES.map((lang) => (
        <CaptionField
          key={lang}
          {...props}
          lang={lang}
          status={status?.lang === lang ? status : null}
          onStatus={setStatus}
        />
      ))}
    </>
  );
}

interface FieldProps extends Props {
  readonly lang: Locale;
  readonly status: Status | null;
  readonly onStatus: (status: Status) => void;
}

function CaptionField(props: FieldProps): ReactNode {
  const { item, context, messages, lang, status } = props;
  const current = item.captions.find((captions) => captions.lang === lang);
  const { saveCaptions, remove } = captionActions(props);
  return (
    <div className={styles['captions']}>
      <DropZone
        label={messages.of[lang]}
        hint={current ? messages.replaceHint : messages.none}
        accept={CAPTION_FILES}
        example={['file']}
        messages={context.messages.upload}
        error={status?.error}
        onFiles={(files) => void saveCaptions(files)}
      />
      <p className={styles['facts']} role="status">
        {status?.success}
      </p>
      {current && (
        <p className={styles['known']}>
          <a href={mediaCaptions(current.idCaptions)} target="_blank" rel="noopener">
            {messages.read[lang]}
          </a>
          <span>
            {fill(messages.cues, { count: current.cues })} · {formatBytes(current.bytes)}
          </span>
          <Button size="small" variant="quiet" icon="trash" onClick={() => void remove()}>
            {messages.remove[lang]}
          </Button>
        </p>
      )}
    </div>
  );
}

function captionActions({
  item,
  context,
  messages,
  isVisible,
  onChanged,
  lang,
  onStatus,
}: FieldProps) {
  const { upload, errors } = context.messages;
  const params = { idEmp: String(context.idEmp), lang, idMedia: item.idMedia };
  const fail = (error: string) => onStatus({ lang, error });

  function messageOf({ code, fields }: Extract<Called<unknown>, { ok: false }>): string {
    const captionErrors: Readonly<Record<string, string>> = messages.errors;
    const errorCode = fields['text']?.[0] ?? code;
    const sentence = captionErrors[errorCode];
    if (sentence === undefined) return uploadErrorMessage(errors, errorCode, foundInFields(fields));
    return fill(sentence, { line: '–', found: '–', ...foundInFields(fields) });
  }

  async function report(answer: Called<unknown>, success: string): Promise<void> {
    const error = answer.ok ? undefined : messageOf(answer);
    if (!isVisible.current) showToast(error ?? success, answer.ok ? 'success' : 'danger');
    onStatus(answer.ok ? { lang, success } : { lang, error });
    if (answer.ok) await onChanged();
  }

  async function saveCaptions([file, ...rest]: readonly File[]): Promise<void> {
    if (!file) return;
    if (rest.length > 0) return fail(fill(upload.onlyOne, { count: rest.length + 1 }));
    if (file.size > CAPTION_BYTES) {
      const found = Math.ceil(file.size / 1024);
      return fail(fill(messages.errors.captionsTooLarge, { found }));
    }
    const body = { text: captionText(new Uint8Array(await file.arrayBuffer())) };
    const answer = await callApi(setCaptionsEndpoint, context.locale, { params, body });
    await report(answer, messages.saved);
  }

  async function remove(): Promise<void> {
    await report(
      await callApi(removeCaptionsEndpoint, context.locale, { params }),
      messages.removed,
    );
  }

  return { saveCaptions, remove };
}
