import type { VersionOverview } from '#features/profile/core/wizard-overview.ts';
import type { ApprovalStatus } from '#shared/core/company/profile-lists.ts';
import type { Locale } from '#shared/core/locale.ts';

export const NOW = '2026-11-21T00:00:00.000Z';

export function version(lang: Locale, change: Partial<VersionOverview> = {}): VersionOverview {
  return {
    lang,
    hasDraft: false,
    isComplete: false,
    wasComplete: false,
    missing: [],
    untranslated: [],
    filled: [],
    pictures: {
      pictureCount: 0,
      missingAltCount: 0,
      captionableCount: 0,
      captionedCount: 0,
      captionStep: null,
    },
    essentials: { done: 0, total: 4, missingStep: 'cover' },
    hasChanges: false,
    approval: null,
    step: null,
    savedAt: null,
    publishedAt: null,
    ...change,
  };
}

export function decided(status: ApprovalStatus): Partial<VersionOverview> {
  const words = { remark: '', decisionRemark: '', sectionRemarks: {} };
  const approval = { idApproval: 1, lang: 'th' as const, status, createdAt: NOW, decidedAt: null };
  return { hasDraft: true, approval: { ...approval, ...words } };
}
