export interface MeasuredPicture {
  /** Media type by the file's first bytes, as the server finds it; '' if unknown. */
  readonly type: string;
  readonly bytes: number;
  /** Displayed width after rotation; 0 when the browser cannot decode the picture. */
  readonly width: number;
  readonly height: number;
}

const SIGNATURES: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/** Reads type and size of a picture, for checks before its upload. */
export async function measurePicture(file: Blob): Promise<MeasuredPicture> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const type = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte));
  const size = type ? await sizeOf(file) : { width: 0, height: 0 };
  return { type: type?.[0] ?? '', bytes: file.size, ...size };
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}
