import type { DocumentProps } from './document-props.ts';

/** Head of the wizard; `steps` and `actions` are slots. */
export interface CreateProps extends DocumentProps {
  readonly companyName: string;
  readonly packageName?: string;
  readonly language?: string;
  /** False where a step needs the full window: preview and finish. */
  readonly footer?: boolean;
}
