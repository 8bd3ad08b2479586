export const DEMO_PASSWORD = 'Chaba-2569';

export interface DemoSignIn {
  readonly role: 'employerAdmin' | 'employerUser' | 'freshEmployer' | 'jobSeeker';
  readonly label: string;
  readonly path: '/login' | '/jSignin';
  readonly username: string;
}

/** Printed by `npm start`; the platform admin comes by `npm run admin:link`. */
export const DEMO_SIGN_INS: readonly DemoSignIn[] = [
  {
    role: 'employerAdmin',
    label: 'Employer, company admin (platinum, finished page)',
    path: '/login',
    username: 'admin@phuphangoen.example',
  },
  {
    role: 'employerUser',
    label: 'Employer, company user (platinum, may not send e-mail)',
    path: '/login',
    username: 'user@phuphangoen.example',
  },
  {
    role: 'freshEmployer',
    label: 'Employer who has just registered (basic, empty page)',
    path: '/login',
    username: 'admin@tonklamai.example',
  },
  {
    role: 'jobSeeker',
    label: 'Job seeker with a work history',
    path: '/jSignin',
    username: 'seeker@demo.example',
  },
];

export function demoUsername(role: DemoSignIn['role']): string {
  const found = DEMO_SIGN_INS.find((signIn) => signIn.role === role);
  if (!found) throw new Error(`no demo sign-in for ${role}`);
  return found.username;
}
