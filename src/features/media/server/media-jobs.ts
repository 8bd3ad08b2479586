import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { defineJob, defineWorker, type JobWorker, scheduledJob } from '#shared/server/jobs/job.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { mediaFolder } from '../core/media-keys.ts';
import { drawAllVariants } from './drawing/draw-variants.ts';
import { setMediaState } from './media-queries.ts';
import { sweepMedia } from './sweep-media.ts';
import { sweepUploads } from './uploads/sweep-uploads.ts';

const mediaJobData = z.object({ idMedia: z.uuid() });

export const drawVariantsJob = defineJob({
  name: 'draw-variants',
  data: mediaJobData,
  retryLimit: 5,
  retryDelaySeconds: 5,
});

export const deleteMediaFilesJob = defineJob({
  name: 'delete-media-files',
  data: mediaJobData,
  retryLimit: 50,
});

export const mediaWorkers: readonly JobWorker[] = [
  defineWorker(drawVariantsJob, async ({ idMedia }, { isLastAttempt }) => {
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
  defineWorker(deleteMediaFilesJob, async ({ idMedia }) => {
    await (await storage()).deleteFolder(mediaFolder(idMedia));
  }),
];
