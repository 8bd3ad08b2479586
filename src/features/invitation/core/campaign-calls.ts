const guard = 'employer';

export const SEND_PART = { guard, method: 'post', path: '/invitations' } as const;
export const SEND_TEST_MAIL = { guard, method: 'post', path: '/invitations/test' } as const;
export const READ_PLAN = { guard, method: 'get', path: '/invitations/plan' } as const;
export const LIST_CAMPAIGNS = { guard, method: 'get', path: '/invitations' } as const;
export const SET_CAMPAIGN_STATE = {
  guard,
  method: 'put',
  path: '/invitations/:idInvitation/state',
} as const;
