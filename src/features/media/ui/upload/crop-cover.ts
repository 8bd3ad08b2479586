import { drawFile } from '#shared/ui/picture/draw-file.ts';
import { type CoverPart, coverArea, MIN_COVER_WIDTH_PX } from '../../core/image-rules.ts';

/** Width of the largest served variant; a wider crop could exceed the upload limit. */
const MAX_WIDTH_PX = 1920;

/** The crop as a new file; the original file when the browser cannot draw it. */
export async function cropCover(file: File, part: CoverPart): Promise<File> {
  const picture = await createImageBitmap(file);
  const area = coverArea(picture, part);
  const width = Math.max(MIN_COVER_WIDTH_PX, Math.min(area.width, MAX_WIDTH_PX));
  const drawn = await drawFile(file, picture, area, { width, type: 'image/jpeg' });
  picture.close();
  return drawn ?? file;
}
