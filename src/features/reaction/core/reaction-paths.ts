import { API_BASE } from '#shared/core/endpoint.ts';
import type { Subject } from './reaction-lists.ts';

/** Where an item is liked or shared. */
export function reactionPath(resource: 'likes' | 'shares', { kind, publicNo }: Subject): string {
  return `${API_BASE}/${resource}/${kind}/${publicNo}`;
}

export const GALLERY_LIKES = `${API_BASE}/likes/gallery`;
