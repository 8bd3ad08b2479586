import type { APIRoute } from 'astro';
import * as z from 'zod/mini';
import { jobSeekerOnly } from '#app/guards/guards.ts';
import { pdfAnswer } from '#app/pdf-answer.ts';
import { findOwnDocument } from '#features/opening/server/applicant/applicant-queries.ts';
import { db } from '#shared/server/db/pool.ts';

export const prerender = false;

export const GET: APIRoute = async ({ request, url, redirect, params }) => {
  const session = await jobSeekerOnly({ request, url, redirect, response: new Response() });
  if (session instanceof Response) return session;
  const id = z.safeParse(z.uuid(), params['idDocument']);
  if (!id.success) return new Response(null, { status: 404 });
  const query = { idJsk: session.idJsk, idDocument: id.data };
  return pdfAnswer(await findOwnDocument(db, query), 'resume');
};
