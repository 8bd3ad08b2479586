import type { MediaFormat, MediaWidth, Picture } from '#shared/core/picture.ts';

interface PictureShape {
  readonly width: number;
  readonly height: number;
  /** Only widths that pages request, because every width is built. */
  readonly widths: readonly MediaWidth[];
  readonly formats: readonly MediaFormat[];
}

/** The sizes to which pictures of showcase companies are cropped. */
const SHAPES = {
  logo: { width: 320, height: 320, widths: [96, 160, 320], formats: ['webp'] },
  cover: { width: 1280, height: 720, widths: [640, 960, 1280], formats: ['avif', 'webp'] },
  scene: { width: 960, height: 720, widths: [320, 640, 960], formats: ['webp'] },
  portrait: { width: 320, height: 320, widths: [320], formats: ['webp'] },
} as const satisfies Record<string, PictureShape>;

/** The pictures a company may have; portraits belong to testimonials by order. */
export const PICTURE_NAME = /^(?:logo|cover|(?:life|work|pay|community)-[1-4]|portrait-[1-3])$/;

export function shapeOf(name: string): PictureShape {
  if (name === 'logo' || name === 'cover') return SHAPES[name];
  return name.startsWith('portrait') ? SHAPES.portrait : SHAPES.scene;
}

/** Id of the picture in `/media/{idMedia}/…`; the underscore is unambiguous, as no slug has one. */
export function showcaseMedia(slug: string, name: string): string {
  return `${slug}_${name}`;
}

export function showcasePicture(slug: string, name: string, alt: string): Picture {
  const { width, height } = shapeOf(name);
  return { idMedia: showcaseMedia(slug, name), width, height, alt };
}
