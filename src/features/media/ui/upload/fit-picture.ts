import { MAX_IMAGE_BYTES } from '../../core/image-rules.ts';

const SHRUNK = new Set(['image/jpeg', 'image/png']);

/** A photo over the limit is made smaller before it is sent; the code for it is loaded then. */
export async function fitPicture(file: File): Promise<File> {
  if (file.size <= MAX_IMAGE_BYTES || !SHRUNK.has(file.type)) return file;
  const { shrinkPhoto } = await import('#shared/ui/picture/shrink-photo.ts');
  return shrinkPhoto(file, MAX_IMAGE_BYTES);
}
