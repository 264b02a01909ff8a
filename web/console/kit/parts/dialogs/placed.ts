import { type RefObject, useLayoutEffect } from 'react';

type PlacedElement = RefObject<HTMLElement | null>;

/** Below its anchor, or above if there is more room, also on scroll and resize. Sets `--top` and `--left`. */
export function usePlaced(shown: PlacedElement, anchor: PlacedElement, isOpen = true): void {
  useLayoutEffect(() => {
    const place = () => shown.current && anchor.current && placeBeside(shown.current, anchor.current);
    if (!isOpen) return;
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [shown, anchor, isOpen]);
}

const GAP = 6;

function placeBeside(shown: HTMLElement, anchor: HTMLElement): void {
  const field = (anchor.closest('.box') ?? anchor).getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = shown;
  const below = field.bottom + GAP;
  const fits = below + height <= innerHeight || field.top < innerHeight - field.bottom;
  const top = fits ? below : field.top - GAP - height;
  shown.style.setProperty('--top', `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`);
  shown.style.setProperty('--left', `${Math.max(GAP, Math.min(field.left, innerWidth - width - GAP))}px`);
}
