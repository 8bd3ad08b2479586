/** What is loaded with it is named here, and not in the script of every step. */
export const loadSectionClient = () => import('./section-client.ts');
