import type { ReactNode } from 'react';
import { LibraryPicker } from '#features/media/ui/library/LibraryPicker.tsx';
import { FileQueue } from '#features/media/ui/upload/FileQueue.tsx';
import type { FileQueueProps } from '#features/media/ui/upload/use-file-queue.ts';
import { wizard } from '../../../core/profile-paths.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends FileQueueProps {
  readonly context: WizardStepProps;
  readonly allowsVideo: boolean;
  readonly isPicking: boolean;
  readonly onPicked: () => void;
}

/** The sources of a picture: running uploads and the company's library. */
export default function PictureSource(props: Props): ReactNode {
  const { isPicking, onPicked, allowsVideo, ...queueProps } = props;
  const { context, kind, files, onUploaded } = queueProps;
  return (
    <>
      {files.length > 0 && <FileQueue {...queueProps} />}
      {isPicking && (
        <LibraryPicker
          context={context}
          libraryPath={wizard(context.locale, 'upload', context.lang)}
          kind={kind}
          allowsVideo={allowsVideo}
          onChosen={(picture, altText) => {
            onPicked();
            if (picture) onUploaded(picture, altText);
          }}
        />
      )}
    </>
  );
}
