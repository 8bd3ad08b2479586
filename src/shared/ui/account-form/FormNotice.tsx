import type { ReactNode } from 'react';

/** Always there, so that screen readers hear what comes into it. */
export function FormNotice({ text }: { readonly text: string | null }): ReactNode {
  return (
    <div role="alert" className={text === null ? undefined : 'form-note tone-danger'}>
      {text}
    </div>
  );
}
