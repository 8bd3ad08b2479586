/** Reads another service's body and throws beyond the limit, so that it cannot fill memory. */
export async function boundedText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('an endless answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
