/** Whoever decided the reviews of the demo: an administrator who cannot sign in. */
export const DEMO_TEAM = 'Review team of the demo';
