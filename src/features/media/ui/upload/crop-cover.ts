import { drawFile } from '#shared/ui/picture/draw-file.ts';
import { COVER_WIDTH, type CoverPart, coverArea } from '../../core/image-rules.ts';

/** No larger than the widest variant, so that it stays below the limit of a file. */
const LARGEST = 1920;

/** That part of the picture as a file of its own; the picture itself where the browser cannot cut it. */
export async function cropCover(file: File, part: CoverPart): Promise<File> {
  const picture = await createImageBitmap(file);
  const area = coverArea(picture, part);
  const width = Math.max(COVER_WIDTH, Math.min(area.width, LARGEST));
  const drawn = await drawFile(file, picture, area, { width, type: 'image/jpeg' });
  picture.close();
  return drawn ?? file;
}
