import { expect, it } from 'vitest';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import type { CompanyContent } from '../core/company-content.ts';
import { companyJsonLd } from './company-json-ld.ts';

const content = { shortBio: '', website: '', logo: null, covers: [], country: 'TH' };
const told = (companyNameTh: string, locale: 'th' | 'en' = 'en') =>
  companyJsonLd(
    { idEmp: 12, companyNameTh, companyNameEn: 'Clear Water' } as CompanyHeader,
    { ...content, address: '', city: '', postalCode: '' } as unknown as CompanyContent,
    locale,
    'https://yousay.example',
  );

it('contains the registered name if the page uses another name', () => {
  for (const name of ['บริษัท น้ำใส จำกัด', 'บริษัท น้ำใส จำกัด (มหาชน)', 'ห้างหุ้นส่วนจำกัด น้ำใส']) {
    expect(told(name)).toMatchObject({ name: 'Clear Water', alternateName: name, legalName: name });
    expect(told(name, 'th')).toMatchObject({ name });
    expect(told(name, 'th')).not.toHaveProperty('legalName');
  }
  for (const name of ['น้ำใส', 'บริษัท น้ำใส', '']) {
    expect(told(name)).not.toHaveProperty('legalName');
  }
});
