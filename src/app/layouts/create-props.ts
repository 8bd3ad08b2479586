import type { DocumentProps } from './document-props.ts';

/** The wizard's head: whose page it is and in which package; `save-state` and `steps` are slots. */
export interface CreateProps extends DocumentProps {
  readonly companyName: string;
  readonly packageName?: string;
}
