import { useEffect, useRef, useState } from 'preact/hooks';

/** The width of an element, as it changes. */
export function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}
