import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ALBUM_KINDS } from '#features/profile/core/profile-lists.ts';
import { createdAt, oneOf, updatedAt } from './columns.ts';
import { media } from './companies.ts';
import { profileVersions } from './profiles.ts';

/** Ids that stay the same in draft and published copies, since public addresses and likes hold them. */
export const gallerySequence = pgSequence('id_gallery_seq');
export const galleryTitleSequence = pgSequence('id_gallery_title_seq');
export const featureSequence = pgSequence('id_feature_seq');
export const detailSequence = pgSequence('id_detail_seq');

const STORY_KINDS = ['article', 'brandStory'] as const;

const idProfile = () =>
  integer('id_profile')
    .notNull()
    .references(() => profileVersions.idProfile, { onDelete: 'cascade' });

export const albums = pgTable(
  'albums',
  {
    idProfile: idProfile(),
    idGallery: integer('id_gallery').notNull().default(sql`nextval('id_gallery_seq')`),
    kind: text('kind', { enum: ALBUM_KINDS }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    coverMedia: uuid('cover_media').references(() => media.idMedia),
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.idGallery] }),
    oneOf('albums_kind', table.kind, ALBUM_KINDS),
  ],
);

export const albumItems = pgTable(
  'album_items',
  {
    idProfile: integer('id_profile').notNull(),
    idGallery: integer('id_gallery').notNull(),
    idGalleryTitle: integer('id_gallery_title')
      .notNull()
      .default(sql`nextval('id_gallery_title_seq')`),
    idMedia: uuid('id_media').references(() => media.idMedia),
    youtubeId: text('youtube_id'),
    description: text('description').notNull().default(''),
    employeeName: text('employee_name').notNull().default(''),
    department: text('department').notNull().default(''),
    altText: text('alt_text').notNull().default(''),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.idGalleryTitle] }),
    foreignKey({
      name: 'album_items_album',
      columns: [table.idProfile, table.idGallery],
      foreignColumns: [albums.idProfile, albums.idGallery],
    }).onDelete('cascade'),
    index('album_items_by_album').on(table.idProfile, table.idGallery, table.position),
    check('album_items_one_content', sql`num_nonnulls(${table.idMedia}, ${table.youtubeId}) = 1`),
    check('album_items_youtube_id', sql`${table.youtubeId} ~ '^[A-Za-z0-9_-]{11}$'`),
  ],
);

/** Articles, news and brand-story chapters. The body is the editor's document, sanitised when published. */
export const articles = pgTable(
  'articles',
  {
    idProfile: idProfile(),
    idFeature: integer('id_feature').notNull().default(sql`nextval('id_feature_seq')`),
    idDetail: integer('id_detail').notNull().default(sql`nextval('id_detail_seq')`),
    kind: text('kind', { enum: STORY_KINDS }).notNull(),
    headline1: text('headline1').notNull(),
    headline2: text('headline2').notNull().default(''),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** What visitors are sent, made from the body at publication. */
    bodyHtml: text('body_html').notNull().default(''),
    author: text('author').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    newsLink: text('news_link').notNull().default(''),
    coverMedia: uuid('cover_media').references(() => media.idMedia),
    articleDate: date('article_date').notNull(),
    showOnProfile: boolean('show_on_profile').notNull().default(true),
    slugLink: text('slug_link').notNull(),
    articleIndex: integer('article_index').notNull(),
    position: integer('position').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.idFeature] }),
    uniqueIndex('articles_slug').on(table.idProfile, table.kind, table.slugLink),
    uniqueIndex('articles_index').on(table.idProfile, table.kind, table.articleIndex),
    oneOf('articles_kind', table.kind, STORY_KINDS),
  ],
);
