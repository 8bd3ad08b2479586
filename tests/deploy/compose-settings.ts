export const GIVEN: Record<string, string> = {
  YOUSAY_IMAGE: 'yousay',
  PUBLIC_URL: 'https://yousay.example',
  SESSION_SECRET: 's'.repeat(32),
  DATABASE_PASSWORD: 'database',
  STORAGE_PASSWORD: 'storage8',
  CACHE_PURGE_TOKEN: 'p'.repeat(16),
  MAIL_FROM: 'YouSay <no-reply@yousay.example>',
  MAIL_REPLY_TO: 'hello@yousay.example',
  MAIL_DOMAIN: 'yousay.example',
  OPERATOR: 'A Co., Ltd., Bangkok',
};
