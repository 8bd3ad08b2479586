/** The last digit of a Thai taxpayer identification number follows from the twelve before it. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0);
  return String((11 - (sum % 11)) % 10);
}

export function isTaxId(number: string): boolean {
  return /^\d{13}$/.test(number) && number.endsWith(checkDigit(number.slice(0, 12)));
}

/** The number that begins with these twelve digits. */
export function taxIdOf(twelve: string): string {
  return twelve + checkDigit(twelve);
}
