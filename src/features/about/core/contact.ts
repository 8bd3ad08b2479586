/** Where readers write to; office hours stand in the catalogue. */
export const CONTACT_EMAIL = 'hello@yousay.example';
