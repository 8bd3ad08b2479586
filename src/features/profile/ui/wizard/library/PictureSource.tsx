import type { ReactNode } from 'react';
import { LibraryPicker } from '#features/media/ui/library/LibraryPicker.tsx';
import { FileQueue } from '#features/media/ui/upload/FileQueue.tsx';
import type { Queued } from '#features/media/ui/upload/use-file-queue.ts';
import { wizard } from '../../../core/profile-paths.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends Queued {
  readonly place: WizardStepProps;
  readonly takesVideo: boolean;
  /** The library is open, to choose from. */
  readonly isPicking: boolean;
  readonly onPicked: () => void;
}

/** Where a picture comes from: files that are on their way, or what the company has already. */
export default function PictureSource(props: Props): ReactNode {
  const { isPicking, onPicked, takesVideo, ...queued } = props;
  const { place, kind, files, onUploaded } = queued;
  return (
    <>
      {files.length > 0 && <FileQueue {...queued} />}
      {isPicking && (
        <LibraryPicker
          place={place}
          path={wizard(place.locale, 'upload', place.lang)}
          kind={kind}
          takesVideo={takesVideo}
          onChosen={(picture, altText) => {
            onPicked();
            if (picture) onUploaded(picture, altText);
          }}
        />
      )}
    </>
  );
}
