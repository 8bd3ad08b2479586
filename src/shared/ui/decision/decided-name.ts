/** The id of the heading of what is decided: its buttons are described by it. */
export const decidedName = (id: number): string => `decided-${id}`;
