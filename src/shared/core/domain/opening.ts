export const ALERT_FREQUENCIES = ['weekly', 'daily'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
