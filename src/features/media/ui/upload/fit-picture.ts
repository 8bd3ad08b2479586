import { MAX_IMAGE_BYTES } from '../../core/image-rules.ts';

const SHRUNK = new Set(['image/jpeg', 'image/png']);

/** Shrinks a photo over the size limit before upload; its code is loaded on demand. */
export async function fitPicture(file: File): Promise<File> {
  if (file.size <= MAX_IMAGE_BYTES || !SHRUNK.has(file.type)) return file;
  const { shrinkPhoto } = await import('#shared/ui/picture/shrink-photo.ts');
  return shrinkPhoto(file, MAX_IMAGE_BYTES);
}
