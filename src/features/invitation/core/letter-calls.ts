export const SAVE_LETTER = {
  method: 'put',
  path: '/invitations/:idEmp/:lang/letter',
  guard: 'employer',
} as const;
