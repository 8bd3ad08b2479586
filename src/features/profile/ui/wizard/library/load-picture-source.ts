/** Between a step and its uploader, so that no step carries the list of what the uploader consists of. */
export const loadPictureSource = () => import('./PictureSource.tsx');
