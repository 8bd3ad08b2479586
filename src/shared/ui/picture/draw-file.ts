interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type DrawnType = 'image/jpeg' | 'image/png';
const QUALITY = 0.9;

/** Draws part of a picture to a new file, upright, without camera metadata; null if it fails. */
export async function drawFile(
  { name }: File,
  picture: ImageBitmap,
  { x, y, width, height }: Area,
  to: { readonly width: number; readonly type: DrawnType },
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = Math.round((to.width * height) / width);
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  if (to.type === 'image/jpeg') {
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, canvas.width, canvas.height);
  }
  paper.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, to.type, QUALITY);
  });
  const ending = to.type === 'image/png' ? '.png' : '.jpg';
  return blob && new File([blob], name.replace(/\.\w+$/, ending), { type: blob.type });
}
