/** Reads a body; null as soon as it is longer than the limit, so that it cannot fill memory. */
export async function bytesWithin({ body }: Request | Response, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads another service's body and throws beyond the limit. */
export async function boundedText(response: Response, maxBytes: number): Promise<string> {
  const bytes = await bytesWithin(response, maxBytes);
  if (bytes === null) throw new Error('the response is too long');
  return bytes.toString('utf8');
}
