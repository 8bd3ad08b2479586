/** Id of an item's heading, which describes its buttons. */
export const decidedName = (id: number): string => `decided-${id}`;
