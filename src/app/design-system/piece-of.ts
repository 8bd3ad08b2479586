type StateProps<Own> = Partial<Own> & { readonly children?: string };

const OPTION = /^(?:[a-z]\w*|[\d.]+|null)$/;

/** Name of a state from its options and numbers; its texts and URLs are visible in the sample. */
const nameOf = (state: object): string =>
  Object.entries(state)
    .filter(([, value]) => value !== '')
    .map(([key, value]) =>
      value !== true && OPTION.test(String(value)) ? `${key}: ${value}` : key,
    )
    .join('; ');

export function pieceOf<Own>(
  name: string,
  component: (props: Own) => unknown,
  common: StateProps<Own>,
  states: readonly StateProps<Own>[],
) {
  const Component = component as (props: object) => HTMLElement;
  const renderedStates = states.map((state) => {
    const { children, ...props } = { ...common, ...state };
    return { of: nameOf(state), Component, children, props };
  });
  return { name, states: renderedStates, wide: false };
}

export type PieceOf = ReturnType<typeof pieceOf>;

export const each = <Key extends string, const Option>(key: Key, options: readonly Option[]) =>
  options.map((option) => ({ [key]: option }) as Record<Key, Option>);
