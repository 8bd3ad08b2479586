/** Thai text as older editors and Excel on a Thai Windows save it: one byte a letter, no mark that says so. */
export const windows874 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : code - 0x0e00 + 0xa0;
  });
