/** Carries the status from 500.astro, where Astro overrides it, to the pipeline. */
export const STATUS_HEADER = 'x-error-status';
