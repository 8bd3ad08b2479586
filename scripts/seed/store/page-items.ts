import type { ArticleBody } from '#features/profile/core/article/article-body.ts';
import type { AnyItem, SectionName } from '#features/profile/core/sections/registry.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { companySlug, slugify } from '#shared/core/slug.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { random } from '../../artwork/random.ts';
import { daysBefore } from '../calendar.ts';
import { namedUuid } from '../identity.ts';
import type { DemoPage } from '../profile/demo-page.ts';
import { demoTelephone, taxId, website } from './store-companies.ts';
import { mediaId } from './store-media.ts';

type Kind = AnyItem['kind'];
type ContentOf<K extends Kind> = Extract<AnyItem, { kind: K }>['content'];
export type PageItems = Readonly<Partial<Record<SectionName, readonly AnyItem[]>>>;

export function pageItems(
  page: DemoPage,
  lang: Locale,
  published: Date,
  featured: readonly string[],
): PageItems {
  const { company } = page;
  const item = <K extends Kind>(
    kind: K,
    name: string | number,
    content: ContentOf<K>,
    parent: string | null = null,
  ) => ({ idItem: namedUuid('item', company.index, kind, name), parent, kind, content }) as AnyItem;
  const media = (picture: Parameters<typeof mediaId>[1]) => mediaId(page, picture);
  return {
    cover: page.covers.map((cover, index) =>
      item('banner', index, { idMedia: media(cover), altText: cover.alt[lang] }),
    ),
    companyProfile: [item('profile', 0, profileOf(page, lang))],
    history: page.history.map(({ year, title, text, picture }, index) =>
      item('topic', index, {
        year,
        title: title[lang],
        description: text[lang],
        idMedia: picture && media(picture),
        altText: '',
      }),
    ),
    gallery: [
      ...page.aspects.flatMap(({ aspect, title, text, pictures }) => {
        const words = { aspect, title: title[lang], description: text[lang] };
        const section = item('aspect', aspect, words);
        const aspectPictures = pictures.map((picture) => {
          const { caption, alt } = picture;
          const texts = { caption: caption[lang], altText: alt[lang] };
          const content = { idMedia: media(picture), ...texts };
          return item('aspectPicture', picture.key, content, section.idItem);
        });
        return [section, ...aspectPictures];
      }),
      ...page.reasons.map(({ title, text }, index) =>
        item('reason', index, {
          title: title[lang],
          description: text[lang],
          idMedia: null,
          altText: '',
        }),
      ),
    ],
    album: page.albums.flatMap(({ kind: theme, title, text, items }, index) => {
      const words = { theme, title: title[lang], description: text[lang], coverMedia: null };
      const album = item('album', index, words);
      const inside = items.map((picture) => {
        const texts = { description: picture.caption[lang], altText: picture.alt[lang] };
        const content = { ...NO_VIDEO, idMedia: media(picture), ...texts };
        return item('albumPicture', picture.key, content, album.idItem);
      });
      return [album, ...inside];
    }),
    article: stories(page, lang, published).map(({ kind, content }, index) =>
      item(kind, index, content),
    ),
    employeePhotos: page.photos.map(({ picture, department }, index) =>
      item('employeePhoto', index, {
        idMedia: media(picture),
        caption: picture.caption[lang],
        employeeName: '',
        department: department[lang],
      }),
    ),
    testimonials: page.testimonials.map((testimonial, index) =>
      item('testimonial', index, {
        employeeName: '',
        jobPosition: testimonial.position[lang],
        tenure: testimonial.tenure[lang],
        description: testimonial.text[lang],
        idMedia: media(testimonial.picture),
      }),
    ),
    interestReview: featured.map((idReview) => item('featuredReview', idReview, { idReview })),
  };
}

const NO_VIDEO = { youtubeId: '', employeeName: '', department: '' };

function profileOf(page: DemoPage, lang: Locale): ContentOf<'profile'> {
  const { company } = page;
  return {
    companyName: company.name.full[lang],
    taxId: taxId(company),
    shortBio: company.shortBio[lang],
    companySize: company.size,
    idIndustry: company.trade.idIndustry,
    country: 'TH',
    province: company.location.province,
    city: company.location.city[lang],
    address: company.address[lang],
    postalCode: company.location.postalCode,
    website: website(company),
    about: page.about[lang],
    vision: page.vision[lang],
    mission: page.mission[lang],
    whyJoinUs: page.whyJoinUs[lang],
    logoMedia: mediaId(page, page.logo),
    contactName: inLanguage(lang, 'ฝ่ายบุคคล (ตัวอย่าง)', 'Human Resources (demo)'),
    contactPosition: inLanguage(lang, 'ผู้จัดการฝ่ายบุคคล', 'HR Manager'),
    telephone: demoTelephone(company),
    contactEmail: `hr@${website(company).replace('https://www.', '')}`,
  };
}

function stories(page: DemoPage, lang: Locale, published: Date) {
  const { brand } = page.company.name;
  const author = inLanguage(lang, `ทีมงาน${brand.th}`, `The ${brand.en} team`);
  const counts = { article: 0, brandStory: 0 };
  return page.stories.map(({ kind, headline, summary, body, tag, cover }, position) => {
    const days = 4 + counts[kind] * 40 + random('story', page.company.index, position).int(0, 30);
    counts[kind] += 1;
    const name = slugify(headline.en)
      .slice(0, 60)
      .replace(/-[^-]*$/, '');
    const content: ContentOf<'article'> = {
      headline1: headline[lang],
      headline2: summary[lang],
      body: richText(body, lang),
      author,
      tags: [tag[lang]],
      newsLink: '',
      coverMedia: mediaId(page, cover),
      articleDate: thaiDay(daysBefore(published, days)),
      showOnProfile: true,
      slugLink: `${name || companySlug('', headline.th)}-${counts[kind]}`,
    };
    return { kind, content };
  });
}

function richText(body: DemoPage['stories'][number]['body'], lang: Locale): ArticleBody {
  const children = body.map((line) => {
    const words = [{ type: 'text' as const, text: line[lang], format: 0 }];
    return line.isHeading
      ? { type: 'heading' as const, tag: 'h2' as const, children: words }
      : { type: 'paragraph' as const, children: words };
  });
  return { root: { type: 'root', children } };
}
