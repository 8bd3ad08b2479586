import { NO_SCRIPT_HEADERS } from '#features/media/server/no-script-headers.ts';

/** Response with a third party's PDF: downloaded, never displayed on this site, never cached. */
export function pdfAnswer(bytes: Buffer | null, name: string): Response {
  if (bytes === null) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...NO_SCRIPT_HEADERS,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
