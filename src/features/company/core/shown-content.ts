import { type IsVideo, withinCaps } from '#features/profile/core/sections/caps.ts';
import { companyProfile } from '#features/profile/core/sections/company-profile.ts';
import type { AnyItem } from '#features/profile/core/sections/registry.ts';
import type { Item } from '#features/profile/core/sections/section.ts';
import { DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import { albumNumbers, articleNumbers } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import { PACKAGE_CAPS, type PackageCaps, type PackageHrSay } from '#shared/core/packages.ts';
import type { Picture } from '#shared/core/picture.ts';
import type { ArticleCard, CompanyContent } from './company-content.ts';

type StoredItem = AnyItem & { readonly section: string; readonly publicNo: number };
interface PictureReference {
  readonly idMedia: string | null;
  readonly altText?: string;
}

type KindOf<Kind extends AnyItem['kind']> = Extract<StoredItem, { kind: Kind }>;

/** A version as stored; pictures whose drawing failed are missing in `pictures`. */
export interface StoredVersion {
  readonly idProfile: number;
  readonly lang: Locale;
  readonly updatedAt: string;
  readonly packageHrSay: PackageHrSay;
  readonly items: readonly StoredItem[];
  readonly pictures: Readonly<Record<string, Picture>>;
}

/** The items visible to visitors: within the package, without hidden articles and empty albums. */
export function visibleItems<Row extends Item & { readonly section: string }>(
  items: readonly Row[],
  caps: PackageCaps,
  isVideo: IsVideo = () => false,
): readonly Row[] {
  const within = withinCaps(items, caps, isVideo);
  const filled = new Set(within.map(({ parent }) => parent));
  return within.filter(({ kind, idItem, content }) =>
    kind === 'album' ? filled.has(idItem) : content['showOnProfile'] !== false,
  );
}

/** Converts a version to public content within the company's current package. */
export function visibleContent(version: StoredVersion): CompanyContent {
  const caps = PACKAGE_CAPS[version.packageHrSay];
  const isVideo = (idMedia: string) => Boolean(version.pictures[idMedia]?.video);
  const items = visibleItems(version.items, caps, isVideo);
  const of = <Kind extends AnyItem['kind']>(kind: Kind): readonly KindOf<Kind>[] =>
    items.filter((item): item is KindOf<Kind> => item.kind === kind);
  const picture = (idMedia: string | null): Picture | null => {
    const found = idMedia === null ? undefined : version.pictures[idMedia];
    return found && (caps.video || !found.video) ? found : null;
  };
  /** Returns the picture with the item's own description, else with the library's. */
  const described = ({ idMedia, altText }: PictureReference): Picture | null => {
    const found = picture(idMedia);
    return found && altText ? { ...found, alt: altText } : found;
  };
  const pictured = <Content extends PictureReference>(content: Content) => {
    const { idMedia: _idMedia, altText: _altText, ...rest } = content;
    return { ...rest, picture: described(content) };
  };
  const pictures = <Content extends PictureReference>(contents: readonly Content[]) =>
    contents.flatMap((content) => {
      const { picture: found, ...rest } = pictured(content);
      return found ? [{ ...rest, ...found }] : [];
    });
  const card = ({ publicNo, content }: KindOf<'article' | 'brandStory'>): ArticleCard => {
    const { body: _body, coverMedia, showOnProfile: _showOnProfile, ...rest } = content;
    return { ...rest, ...articleNumbers(publicNo), cover: picture(coverMedia) };
  };
  const profile = of('profile')[0]?.content ?? companyProfile.kinds.profile.blank;
  return {
    ...publicProfile(profile),
    idProfile: version.idProfile,
    lang: version.lang,
    updatedAt: version.updatedAt,
    logo: picture(profile.logoMedia),
    covers: pictures(of('banner').map(({ content }) => content)),
    history: of('topic').map(({ content }) => pictured(content)),
    aspects: of('aspect')
      .map(({ idItem, content }) => ({
        ...content,
        pictures: pictures(
          of('aspectPicture').flatMap((aspectPicture) =>
            aspectPicture.parent === idItem ? [aspectPicture.content] : [],
          ),
        ),
      }))
      .filter(
        ({ title, description, pictures: visible }) => title || description || visible.length > 0,
      )
      .sort((a, b) => DESCRIBED_ASPECTS.indexOf(a.aspect) - DESCRIBED_ASPECTS.indexOf(b.aspect)),
    reasons: of('reason').map(({ content }) => pictured(content)),
    albums: of('album').map(({ idItem, publicNo, content: { coverMedia, ...rest } }) => {
      const inside = of('albumPicture').filter(({ parent }) => parent === idItem);
      const first = inside.find(({ content }) => content.idMedia !== null)?.content.idMedia;
      const cover = picture(coverMedia ?? first ?? null);
      const entries = inside.map(({ content }) => pictured(content));
      const pictures = entries.filter(({ picture: image, youtubeId }) => image ?? youtubeId !== '');
      return { ...rest, ...albumNumbers(publicNo, rest.theme), cover, pictures };
    }),
    photos: pictures(of('employeePhoto').map(({ content }) => content)),
    testimonials: of('testimonial').map(({ content }) => pictured(content)),
    articles: of('article').map(card),
    stories: of('brandStory').map(card),
  };
}

function publicProfile({
  taxId: _taxId,
  contactName: _name,
  contactPosition: _position,
  contactEmail: _email,
  companySize: _size,
  idIndustry: _industry,
  province: _province,
  logoMedia: _logo,
  ...publicFields
}: KindOf<'profile'>['content']) {
  return publicFields;
}
