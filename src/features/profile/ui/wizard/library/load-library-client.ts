/** What is loaded with it is named here, and not in the script of every step with a picture. */
export const loadLibraryClient = () => import('./library-client.ts');
