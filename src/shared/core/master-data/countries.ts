import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import th from 'i18n-iso-countries/langs/th.json' with { type: 'json' };

export interface Country {
  readonly idCountry: number;
  readonly iso: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

export const THAILAND_ID = 764;

type Names = Record<string, string | string[] | undefined>;

function firstName(names: Names, iso: string): string | undefined {
  const name = names[iso];
  return typeof name === 'string' ? name : name?.[0];
}

function listCountries(): Country[] {
  return codes.flatMap(([iso = '', , number = '']) => {
    const nameEn = firstName(en.countries, iso);
    if (nameEn === undefined) return [];
    return [
      { idCountry: Number(number), iso, nameTh: firstName(th.countries, iso) ?? nameEn, nameEn },
    ];
  });
}

export const COUNTRIES: readonly Country[] = listCountries();
