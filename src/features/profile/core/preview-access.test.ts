import { describe, expect, it } from 'vitest';
import { previewAccess } from './preview-access.ts';

const visit = { idEmp: 7, ownEmp: null, isTeam: false, isFramed: false, site: 'same-origin' };

describe('previewAccess', () => {
  it('allows the own company and the review team', () => {
    expect(previewAccess({ ...visit, ownEmp: 7, site: 'cross-site' })).toBe('show');
    expect(previewAccess({ ...visit, isTeam: true })).toBe('show');
    expect(previewAccess({ ...visit, isTeam: true, ownEmp: 8 })).toBe('show');
  });

  it('asks an anonymous visitor to sign in, framed or not', () => {
    expect(previewAccess(visit)).toBe('signIn');
    expect(previewAccess({ ...visit, isFramed: true })).toBe('signIn');
  });

  it('signs out a user of another company', () => {
    expect(previewAccess({ ...visit, ownEmp: 8 })).toBe('signOut');
    expect(previewAccess({ ...visit, ownEmp: 8, site: 'none' })).toBe('signOut');
  });

  it.each(['cross-site', 'same-site', null])('never signs out after a request from %s', (site) => {
    expect(previewAccess({ ...visit, ownEmp: 8, site })).toBe('leave');
  });

  it('neither shows nor signs out in a frame of another company', () => {
    expect(previewAccess({ ...visit, ownEmp: 8, isFramed: true })).toBe('leave');
  });
});
