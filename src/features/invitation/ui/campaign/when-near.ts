const ROOT_MARGIN = '600px';

/** A ref callback that reports once the element comes near the viewport. */
export const whenNear = (onNear: () => void) => (element: Element | null) => {
  if (!element) return;
  const watching = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), {
    rootMargin: ROOT_MARGIN,
  });
  watching.observe(element);
  return () => watching.disconnect();
};
