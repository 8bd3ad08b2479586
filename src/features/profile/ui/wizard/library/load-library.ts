/** What each is loaded with is named here, and not in the script of every step with a picture. */
export const loadPictureSource = () => import('./PictureSource.tsx');
export const loadLibraryClient = () => import('#features/media/ui/library/library-client.ts');
