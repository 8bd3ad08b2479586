/** Where readers write to, and where their answers to our mails go; office hours stand in the catalogue. */
export const CONTACT_EMAIL = 'hello@yousay.example';
