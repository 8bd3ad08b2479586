/** Header that carries the status from 500.astro to the pipeline, because Astro overrides it. */
export const STATUS_HEADER = 'x-error-status';
