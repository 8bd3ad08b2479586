/** A module of its own keeps the chunk names out of the script of every step with a video. */
export const loadVideoField = () => import('./VideoField.tsx');
