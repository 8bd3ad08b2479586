import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { defineJob, type JobWorker, scheduledJob, workOn } from '#shared/server/jobs/job.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { mediaFolder } from '../core/media-keys.ts';
import { drawAllVariants } from './drawing/draw-variants.ts';
import { setMediaState } from './media-queries.ts';
import { sweepMedia } from './sweep-media.ts';
import { sweepUploads } from './uploads/sweep-uploads.ts';

const oneMedia = z.object({ idMedia: z.uuid() });

export const drawVariantsJob = defineJob({
  name: 'draw-variants',
  data: oneMedia,
  retryLimit: 5,
  pauseSeconds: 5,
});

export const forgetMediaJob = defineJob({ name: 'forget-media', data: oneMedia, retryLimit: 50 });

export const mediaWorkers: readonly JobWorker[] = [
  workOn(drawVariantsJob, async ({ idMedia }, { isLastAttempt }) => {
    try {
      await drawAllVariants(idMedia);
    } catch (error) {
      if (isLastAttempt) await setMediaState(db, idMedia, 'failed');
      throw error;
    }
  }),
  scheduledJob({ name: 'sweep-media', cron: '10 5 * * *', expireSeconds: 3_600 }, () =>
    sweepMedia(new Date()),
  ),
  scheduledJob({ name: 'sweep-uploads', cron: '25 * * * *' }, () => sweepUploads(new Date())),
  workOn(forgetMediaJob, async ({ idMedia }) => {
    await (await storage()).deleteFolder(mediaFolder(idMedia));
  }),
];
