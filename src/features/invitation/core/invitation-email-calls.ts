export const SAVE_INVITATION_EMAIL = {
  method: 'put',
  path: '/invitations/:idEmp/:lang/letter',
  guard: 'employer',
} as const;
