import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './cameraMath.ts';

/** The size of an element, null until it has one. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = watched;
      if (width > 0 && height > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
