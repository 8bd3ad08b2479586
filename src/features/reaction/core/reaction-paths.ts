import { API_BASE } from '#shared/core/endpoint.ts';
import type { Subject } from './reaction-lists.ts';

/** The API path of reactions to an item. */
export function reactionPath(resource: 'likes' | 'shares', { kind, publicNo }: Subject): string {
  return `${API_BASE}/${resource}/${kind}/${publicNo}`;
}

export const GALLERY_LIKES = `${API_BASE}/likes/gallery`;
