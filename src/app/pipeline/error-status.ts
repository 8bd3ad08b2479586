/** Between the page 500.astro, whose status Astro decides, and the pipeline, which sets it right. */
export const STATUS_HEADER = 'x-error-status';
