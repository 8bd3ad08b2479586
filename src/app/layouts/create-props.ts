import type { DocumentProps } from './document-props.ts';

/** The wizard's head: whose page it is and in which package; `steps` and `actions` are slots. */
export interface CreateProps extends DocumentProps {
  readonly companyName: string;
  readonly packageName?: string;
  /** The language of the version that is edited. */
  readonly language?: string;
  /** False where a step needs the whole window: preview and finish. */
  readonly footer?: boolean;
}
