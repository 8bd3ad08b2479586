const files = new WeakMap<Request, Blob>();

/** The file that a form of a page was sent with, for the endpoint that takes it. */
export function fileOf(request: Request): Blob | null {
  return files.get(request) ?? null;
}

export function withFile(request: Request, file: Blob): Request {
  files.set(request, file);
  return request;
}
