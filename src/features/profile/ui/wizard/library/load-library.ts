/** A module of its own keeps the chunk names out of the script of every step with a picture. */
export const loadPictureSource = () => import('./PictureSource.tsx');
export const loadLibraryClient = () => import('#features/media/ui/library/library-client.ts');
