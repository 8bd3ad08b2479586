/** Every refusal of a field of a company page, by code; `fieldErrors` has the words. */
export const FIELD_CODES = [
  'companyNameRequired',
  'taxIdRequired',
  'taxIdDigits',
  'taxIdTaken',
  'industryRequired',
  'companySizeRequired',
  'countryRequired',
  'addressRequired',
  'provinceRequired',
  'postalCodeRequired',
  'postalCodeDigits',
  'contactNameRequired',
  'positionRequired',
  'telephoneRequired',
  'telephonePattern',
  'emailRequired',
  'emailPattern',
  'websiteHttps',
  'coverRequired',
  'termsRequired',
  'tooLong',
  'titleRequired',
  'descriptionRequired',
  'jobPositionRequired',
  'headline1Required',
  'headline2Required',
  'bodyRequired',
  'authorRequired',
  'yearRange',
  'dateRequired',
  'youtubeId',
  'pictureRequired',
  'pictureUnknown',
  'reviewUnknown',
  'repeated',
  'malformed',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export function fieldCode(message: string | undefined): FieldCode {
  return FIELD_CODES.find((code) => code === message) ?? 'malformed';
}
