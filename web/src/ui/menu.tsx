import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** What opens below a button, until something else is chosen. */
export function Menu({ label, children }: Props) {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (place.current !== null) place.current.open = false;
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) !== true) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    // A click into the frame of the document takes the focus there, and is seen by nobody here.
    const onBlur = () => document.activeElement instanceof HTMLIFrameElement && close();
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
      removeEventListener('blur', onBlur);
    };
  }, []);
  return (
    <details class="menu" ref={place}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
