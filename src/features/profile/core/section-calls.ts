const ONE_SECTION = { path: '/companyProfile/:idEmp/:lang/:section', guard: 'employer' } as const;

export const READ_SECTION = { method: 'get', ...ONE_SECTION } as const;
export const SAVE_SECTION = { method: 'put', ...ONE_SECTION } as const;
