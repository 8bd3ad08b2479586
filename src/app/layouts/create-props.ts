import type { DocumentProps } from './document-props.ts';

/** Props of the wizard's layout; `steps` and `actions` are slots. */
export interface CreateProps extends DocumentProps {
  readonly companyName: string;
  readonly packageName?: string;
  readonly language?: string;
  /** False on steps that need the full window: preview and finish. */
  readonly footer?: boolean;
}
