import { describe, expect, it } from 'vitest';
import { previewAccess } from './preview-access.ts';

const visit = { idEmp: 7, ownEmp: null, isTeam: false, isFramed: false, site: 'same-origin' };

describe('a preview', () => {
  it('is shown to its own company and to the review team', () => {
    expect(previewAccess({ ...visit, ownEmp: 7, site: 'cross-site' })).toBe('show');
    expect(previewAccess({ ...visit, isTeam: true })).toBe('show');
    expect(previewAccess({ ...visit, isTeam: true, ownEmp: 8 })).toBe('show');
  });

  it('asks a stranger to sign in, framed or not', () => {
    expect(previewAccess(visit)).toBe('signIn');
    expect(previewAccess({ ...visit, isFramed: true })).toBe('signIn');
  });

  it('of another company ends the session of who opened it', () => {
    expect(previewAccess({ ...visit, ownEmp: 8 })).toBe('signOut');
    expect(previewAccess({ ...visit, ownEmp: 8, site: 'none' })).toBe('signOut');
  });

  it.each(['cross-site', 'same-site', null])('never signs out for a request from %s', (site) => {
    expect(previewAccess({ ...visit, ownEmp: 8, site })).toBe('leave');
  });

  it('in a frame neither shows nor signs out', () => {
    expect(previewAccess({ ...visit, ownEmp: 8, isFramed: true })).toBe('leave');
  });
});
