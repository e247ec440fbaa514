import { useEffect, useState } from 'preact/hooks';

/** The width of an element in pixels, followed as it changes; `initial` until it is known. */
export function useWidth(ref: { current: HTMLElement | null }, initial: number): number {
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return width;
}
