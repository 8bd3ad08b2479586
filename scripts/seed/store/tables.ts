import type { Row } from '../copy.ts';

const COLUMNS = {
  profile_versions:
    'id_profile id_emp lang state company_name short_bio about vision mission why_join_us brand_story id_industry company_size country province city address postal_code website telephone contact_name contact_position contact_email logo_media terms_accepted_at completed_at published_at created_at updated_at',
  cover_banners: 'id_profile id_media position alt_text',
  history_topics: 'id_profile id_topic position year title description id_media',
  aspect_sections: 'id_profile aspect title description',
  aspect_media: 'id_profile aspect id_media position caption alt_text',
  join_reasons: 'id_profile id_reason position title description',
  employee_photos: 'id_profile id_media position caption employee_name department',
  testimonials:
    'id_profile id_testimonial position employee_name job_position tenure description id_media',
  albums: 'id_profile id_gallery kind title description cover_media position',
  album_items: 'id_profile id_gallery id_gallery_title id_media description alt_text position',
  articles:
    'id_profile id_feature id_detail kind headline1 headline2 body body_html author tags cover_media article_date show_on_profile slug_link article_index position',
  approvals: 'id_emp lang status created_by created_at decided_at is_seen_by_owner',
  wizard_steps: 'id_emp lang step',
} as const;

export type PageTable = keyof typeof COLUMNS;

/** Rows of every table of a page, gathered before they are sent in the order of their keys. */
export type Tables = Record<PageTable, Row[]> & {
  all(): readonly (readonly [table: PageTable, columns: readonly string[], rows: Row[]])[];
};

export function storeTables(): Tables {
  const names = Object.keys(COLUMNS) as PageTable[];
  const rows = Object.fromEntries(names.map((name) => [name, [] as Row[]])) as unknown as Record<
    PageTable,
    Row[]
  >;
  return {
    ...rows,
    all: () => names.map((name) => [name, COLUMNS[name].split(' '), rows[name]] as const),
  };
}
