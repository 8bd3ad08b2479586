/** The field of a form that names this one showing of it, so that a second press does nothing twice. */
export const ONCE_FIELD = 'once';
