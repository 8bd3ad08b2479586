/** Form field with the id of one rendering of the form, so that a second submit has no effect. */
export const ONCE_FIELD = 'once';
