import type { Catalogue } from '#i18n/catalogues.ts';

export type EditorMessages = Catalogue['profile']['section']['article']['editor'];
export type TagMessages = Catalogue['profile']['section']['article']['tag'];
