import type { APIRoute } from 'astro';
import * as z from 'zod/mini';
import { employerOnly } from '#app/guards/guards.ts';
import { pdfAnswer } from '#app/pdf-answer.ts';
import { findSharedDocument } from '#features/opening/server/applicant/applicant-queries.ts';
import { idText } from '#shared/core/request-fields.ts';
import { db } from '#shared/server/db/pool.ts';

export const prerender = false;

export const GET: APIRoute = async ({ request, url, redirect, params }) => {
  const session = await employerOnly({ request, url, redirect, response: new Response() });
  if (session instanceof Response) return session;
  const id = z.safeParse(idText, params['idApplication']);
  if (!id.success) return new Response(null, { status: 404 });
  const query = { idEmp: session.idEmp, idApplication: id.data };
  return pdfAnswer(await findSharedDocument(db, query), `application-${id.data}`);
};
