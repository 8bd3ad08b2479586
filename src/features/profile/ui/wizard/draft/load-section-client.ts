/** A module of its own keeps the chunk names out of the script of every step. */
export const loadSectionClient = () => import('./section-client.ts');
