import { Hono } from 'hono';
import { api, searchService } from '#app/api.ts';
import { admitToPage } from '#app/pipeline/admit-to-page.ts';
import { leadToPreview } from '#app/pipeline/lead-to-preview.ts';
import { oneClickStop } from '#app/pipeline/one-click-stop.ts';
import { pages } from '#app/pipeline/pages.ts';
import { begin, errorResponse, rejectForeign } from '#app/pipeline/pipeline.ts';
import { renderInSlot } from '#app/pipeline/render-in-slot.ts';
import { renewSessions } from '#app/pipeline/renew-sessions.ts';
import { secureResponse } from '#app/pipeline/secure-answer.ts';
import { sharePictures } from '#app/share-pictures/share-pictures.ts';
import { mediaFiles } from '#features/media/server/media-files.ts';
import { API_BASE, SEARCH_BASE } from '#shared/core/endpoint.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';

/**
 * The request pipeline: id, log and sessions → security headers → origin check → renewal → API →
 * media → forms → slots → link previews → pages.
 */
const app = new Hono<{ Variables: ApiVariables }>();

app.use(begin);
app.use(secureResponse);
app.use(rejectForeign);
app.use(renewSessions);
app.route(API_BASE, api);
// The path ends in a slash, which clients may omit.
app.route(`${SEARCH_BASE}/`, searchService).route(SEARCH_BASE, searchService);
app.route('/media', mediaFiles);
app.use(oneClickStop);
app.use(leadToPreview);
app.use(admitToPage);
app.use(renderInSlot);
app.route('/og', sharePictures);
app.use(pages);
app.onError(errorResponse);

export default app;
