import type { DescribedAspect } from '#shared/core/aspects.ts';
import type { AlbumTheme } from '#shared/core/company/profile-lists.ts';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { DemoCompany } from '../company/company.ts';
import type { Phrase } from '../phrase.ts';
import type { Topic } from '../phrase-table.ts';
import type { Story } from './stories.ts';

export interface DemoPicture {
  readonly key: string;
  readonly kind: MediaKind;
  readonly drawing:
    | { readonly of: 'cover' | 'logo' | 'portrait'; readonly variant: number }
    | {
        readonly of: 'scene';
        readonly scene: string;
        readonly variant: number;
        readonly isWide: boolean;
      };
  readonly caption: Phrase;
  readonly alt: Phrase;
}

export interface DemoAlbum {
  readonly kind: AlbumTheme;
  readonly title: Phrase;
  readonly text: Phrase;
  readonly items: readonly DemoPicture[];
}

export interface DemoPage {
  readonly company: DemoCompany;
  readonly about: Phrase;
  readonly vision: Phrase;
  readonly mission: Phrase;
  readonly whyJoinUs: Phrase;
  readonly logo: DemoPicture;
  readonly covers: readonly DemoPicture[];
  readonly history: readonly (Topic & { year: number; picture: DemoPicture | null })[];
  readonly aspects: readonly (Topic & {
    aspect: DescribedAspect;
    pictures: readonly DemoPicture[];
  })[];
  readonly reasons: readonly Topic[];
  readonly albums: readonly DemoAlbum[];
  readonly photos: readonly { picture: DemoPicture; department: Phrase }[];
  readonly testimonials: readonly {
    picture: DemoPicture;
    position: Phrase;
    tenure: Phrase;
    text: Phrase;
  }[];
  readonly stories: readonly (Story & { cover: DemoPicture })[];
}
