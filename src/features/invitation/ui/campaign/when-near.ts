const ROOT_MARGIN = '600px';

/** A reference to what is loaded once somebody scrolls near it. */
export const whenNear = (onNear: () => void) => (element: Element | null) => {
  if (!element) return;
  const watching = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), {
    rootMargin: ROOT_MARGIN,
  });
  watching.observe(element);
  return () => watching.disconnect();
};
