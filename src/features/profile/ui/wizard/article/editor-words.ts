import type { Catalogue } from '#i18n/catalogues.ts';

export type EditorWords = Catalogue['profile']['section']['article']['editor'];
export type TagWords = Catalogue['profile']['section']['article']['tag'];
