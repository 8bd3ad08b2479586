import {
  type ReactNode,
  startTransition,
  useEffect,
  useReducer,
  useSyncExternalStore,
} from 'react';
import type { SectionDraft } from './draft/use-section-draft.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly children: () => ReactNode;
}

/** Same width as the breakpoint `--from-xl` in the style sheets. */
const WIDE = '(min-width: 75em)';

function watchWidth(changed: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/** A live preview of the section on wide screens, rendered with less priority than typing. */
export function LiveMiniature({ draft, children }: Props): ReactNode {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);
  const { form } = draft;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isWide) return undefined;
    const callback = () => startTransition(redraw);
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, isWide]);
  return isWide && children();
}
