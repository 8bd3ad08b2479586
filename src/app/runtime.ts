/** What scripts/serve drives beside the pages: background jobs, and the end of both. */
export async function startJobs(): Promise<void> {}

export async function stopJobs(): Promise<void> {}
