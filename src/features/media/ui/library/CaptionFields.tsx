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
import { foundBy, refusalMessage } from '../../core/picture-refusal.ts';
import type { Queued } from '../upload/use-file-queue.ts';
import styles from './Library.module.css';

/** `catalogue(locale).media.captions`. */
export type CaptionWords = Catalogue['media']['captions'];

interface Props {
  readonly item: LibraryItem;
  readonly place: Queued['place'];
  readonly words: CaptionWords;
  /** Whether what is said here is seen. */
  readonly isSeen: RefObject<boolean>;
  readonly onChanged: () => Promise<void>;
}

interface Said {
  readonly lang: Locale;
  readonly done?: string;
  readonly refusal?: string | undefined;
}

/** The captions of a video, a file for each language. */
export function CaptionFields({ item, place, words, isSeen, onChanged }: Props): ReactNode {
  const { upload, refusals } = place.words;
  const [said, setSaid] = useState<Said | null>(null);

  function messageOf({ code, fields }: Extract<Called<unknown>, { ok: false }>): string {
    const named: Readonly<Record<string, string>> = words.refusals;
    const said = fields['text']?.[0] ?? code;
    const sentence = named[said];
    if (sentence === undefined) return refusalMessage(refusals, said, foundBy(fields));
    return fill(sentence, { line: '–', found: '–', ...foundBy(fields) });
  }

  async function tell(lang: Locale, answer: Called<unknown>, done: string): Promise<void> {
    const refusal = answer.ok ? undefined : messageOf(answer);
    if (!isSeen.current) showToast(refusal ?? done, answer.ok ? 'success' : 'danger');
    setSaid(answer.ok ? { lang, done } : { lang, refusal });
    if (answer.ok) await onChanged();
  }

  async function take(lang: Locale, [file, ...others]: readonly File[]): Promise<void> {
    if (!file) return;
    if (others.length > 0) {
      const count = others.length + 1;
      return setSaid({ lang, refusal: fill(upload.onlyOne, { count }) });
    }
    if (file.size > CAPTION_BYTES) {
      const found = Math.ceil(file.size / 1024);
      return setSaid({ lang, refusal: fill(words.refusals.captionsTooLarge, { found }) });
    }
    const body = { text: captionText(new Uint8Array(await file.arrayBuffer())) };
    const answer = await callApi(setCaptionsEndpoint, place.locale, { params: of(lang), body });
    await tell(lang, answer, words.saved);
  }

  async function remove(lang: Locale): Promise<void> {
    const answer = await callApi(removeCaptionsEndpoint, place.locale, { params: of(lang) });
    await tell(lang, answer, words.removed);
  }

  const of = (lang: Locale) => ({ idEmp: String(place.idEmp), lang, idMedia: item.idMedia });
  return (
    <>
      <h3>{words.title}</h3>
      <p className={styles['facts']}>{words.lead}</p>
      {LOCALES.map((lang) => {
        const known = item.captions.find((one) => one.lang === lang);
        const now = said?.lang === lang ? said : null;
        return (
          <div key={lang} className={styles['captions']}>
            <DropZone
              label={words.of[lang]}
              hint={known ? words.replaceHint : words.none}
              accept={CAPTION_FILES}
              example={['file']}
              words={upload}
              error={now?.refusal}
              onFiles={(files) => void take(lang, files)}
            />
            <p className={styles['facts']} role="status">
              {now?.done}
            </p>
            {known && (
              <p className={styles['known']}>
                <a href={mediaCaptions(known.idCaptions)} target="_blank" rel="noopener">
                  {words.read[lang]}
                </a>
                <span>
                  {fill(words.cues, { count: known.cues })} · {formatBytes(known.bytes)}
                </span>
                <Button size="small" variant="quiet" icon="trash" onClick={() => void remove(lang)}>
                  {words.remove[lang]}
                </Button>
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}
