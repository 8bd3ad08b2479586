const AHEAD = '600px';

/** A reference to what is loaded once somebody scrolls near it. */
export const whenNear = (act: () => void) => (place: Element | null) => {
  if (!place) return;
  const watching = new IntersectionObserver(([seen]) => seen?.isIntersecting && act(), {
    rootMargin: AHEAD,
  });
  watching.observe(place);
  return () => watching.disconnect();
};
