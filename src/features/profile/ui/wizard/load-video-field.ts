/** What is loaded with it is named here, and not in the script of every step with a video. */
export const loadVideoField = () => import('./VideoField.tsx');
