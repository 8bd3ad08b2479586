import type { ComponentProps, ReactNode } from 'react';
import { LibraryPage } from '#features/media/ui/library/LibraryPage.tsx';
import { UNREACHABLE } from '#shared/ui/api/called.ts';

type Props = ComponentProps<typeof LibraryPage>;

const replace: Props['replace'] = (...args) =>
  import('./replace-media.ts').then(
    ({ requestReplacement: replaceMedia }) => replaceMedia(...args),
    () => UNREACHABLE,
  );

/** The company's library, in which one picture can replace another in all sections. */
export default function Library(props: Omit<Props, 'replace'>): ReactNode {
  return <LibraryPage {...props} replace={replace} />;
}
