import type { MediaPicture } from '#features/media/core/media-contract.ts';
import { uploadMedia } from '#features/media/core/media-contract.ts';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import { pictureRefusal, refusalMessage } from '#features/media/core/picture-refusal.ts';
import { sendFile } from '#shared/ui/api/send-file.ts';
import { measurePicture } from '#shared/ui/picture/measure-picture.ts';
import type { WizardStepProps } from './wizard-step-props.ts';

/** What `ImageUpload` asks of a picture of this kind; `use` takes it over, or says why not. */
export function pictureUpload(
  { idEmp, lang, locale, words }: Pick<WizardStepProps, 'idEmp' | 'lang' | 'locale' | 'words'>,
  kind: MediaKind,
  use: (picture: MediaPicture) => Promise<string | null>,
) {
  return {
    check: async (file: File): Promise<string | null> => {
      const measured = await measurePicture(file);
      const refusal = pictureRefusal(kind, measured);
      return refusal && refusalMessage(words.refusals, refusal, measured);
    },
    send: async (
      file: File,
      onProgress: (percent: number) => void,
      signal: AbortSignal,
    ): Promise<string | null> => {
      const params = { idEmp: String(idEmp), lang };
      const answer = await sendFile(uploadMedia, locale, {
        params,
        query: { kind },
        file,
        onProgress,
        signal,
      });
      if (answer.ok) return use(answer.data);
      const code = answer.fields['file']?.[0] ?? answer.code;
      const size = await measurePicture(file);
      return refusalMessage(words.refusals, code, size);
    },
  };
}
