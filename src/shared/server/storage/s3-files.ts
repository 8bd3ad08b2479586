import { open } from 'node:fs/promises';
import type { CompletedPart, PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';

/** Buffered in memory; S3 accepts at most 10,000 parts. */
const PART_BYTES = 16 * 1024 ** 2;

/** Multipart upload of a file of any size; the object appears only when complete. */
export async function putInParts(
  client: S3Client,
  object: Pick<PutObjectCommandInput, 'Bucket' | 'Key' | 'ContentType'>,
  path: string,
): Promise<void> {
  const s3 = await import('@aws-sdk/client-s3');
  const { Bucket, Key } = object;
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(object));
  const upload = { Bucket, Key, UploadId };
  await using file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(PART_BYTES, size));
    const Parts: CompletedPart[] = [];
    for (let offset = 0; offset < size || Parts.length === 0; ) {
      const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
      offset += bytesRead;
      const PartNumber = Parts.length + 1;
      const part = { ...upload, PartNumber, Body: bytes.subarray(0, bytesRead) };
      const { ETag } = await client.send(new s3.UploadPartCommand(part));
      Parts.push({ PartNumber, ETag });
    }
    const completed = { ...upload, MultipartUpload: { Parts } };
    await client.send(new s3.CompleteMultipartUploadCommand(completed));
  } catch (error) {
    // Parts that cannot be removed expire by the bucket's rules.
    await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/** Files of a folder with sizes, which flydrive does not return. */
export async function* filesInBucket(client: S3Client, Bucket: string, folder: string) {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const input = { Bucket, Prefix: `${folder}/`, Delimiter: '/' };
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, input)) {
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
      yield { name: Key.slice(input.Prefix.length), bytes: Size, changedAt: LastModified };
    }
  }
}
