import { COVER_WIDTH, type CoverPart, coverArea } from '../../core/image-rules.ts';

/** No larger than the widest variant, so that it stays below the limit of a file. */
const LARGEST = 1920;

/** That part of the picture as a file of its own; the picture itself where the browser cannot cut it. */
export async function cropCover(file: File, part: CoverPart): Promise<File> {
  const picture = await createImageBitmap(file);
  const { x, y, width, height } = coverArea(picture, part);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(COVER_WIDTH, Math.min(width, LARGEST));
  canvas.height = Math.round((canvas.width * height) / width);
  const paper = canvas.getContext('2d');
  if (!paper) return file;
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  const name = file.name.replace(/\.\w+$/, '.jpg');
  return blob ? new File([blob], name, { type: blob.type }) : file;
}
