import { type RefObject, useEffect, useRef, useState } from 'react';

/** Time in ms after which the settings hide, because they cover the board. */
const AWAY_MS = 10_000;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export interface SetUp {
  isShown: boolean;
  ref: RefObject<HTMLElement | null>;
}

/** For remote controls: arrows move between buttons, OK presses. The key that shows the buttons does nothing else. */
export function useSetUp(): SetUp {
  const [isShown, setShown] = useState(true);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) buttonsIn(ref)[0]?.focus();
    let timer = 0;
    const stay = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setShown(false), AWAY_MS);
    };
    const press = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (!isShown || step) event.preventDefault();
      if (isShown && step) goOn(ref, step);
      come();
    };
    const come = (): void => {
      setShown(true);
      stay();
    };
    stay();
    addEventListener('keydown', press);
    addEventListener('pointerdown', come);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', come);
    };
  }, [isShown]);
  return { isShown, ref };
}

const buttonsIn = ({ current }: SetUp['ref']): HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>('button, a') ?? []),
];

function goOn(ref: SetUp['ref'], step: number): void {
  const buttons = buttonsIn(ref);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
