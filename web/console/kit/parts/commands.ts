import { useEffect, useRef, useSyncExternalStore } from 'react';
import { deviceStore } from '#web/shared/storage.ts';

export interface Command {
  label: string;
  /** `KeyboardEvent.key` in lower case; `mod+` means Ctrl, or Cmd on a Mac. */
  key: string;
  everywhere?: boolean;
  act: () => void;
}

/** Where keys have a meaning of their own. */
const TAKES_KEYS = 'input,textarea,select,[contenteditable],[popover],[role=listbox],[role=grid],[role=menu]';
/** Parts of a screen where single letters are keys. Elsewhere letters are left alone, since names begin with them. */
const TAKES_LETTERS = '[data-letter-keys]';
const SWITCH = 'single-keys';

let inSight: readonly Command[] = [];
const watchers = new Set<() => void>();
const change = (next: readonly Command[]): void => {
  inSight = next;
  for (const told of watchers) told();
};
const watch = (told: () => void) => {
  watchers.add(told);
  return () => watchers.delete(told);
};

export const useCommands = (): readonly Command[] => useSyncExternalStore(watch, () => inSight);

/**
 * Registers a command while the screen is mounted and it is `enabled`. A single letter works only within
 * `data-letter-keys`, another single key anywhere but in inputs, no key while a dialog is open. The screen mounted last
 * wins a key.
 */
export function useCommand({ label, key, everywhere, act }: Command, enabled = true): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!enabled) return;
    const command = { label, key, everywhere, act: () => latest.current() };
    if (inSight.length === 0) document.addEventListener('keydown', onKey);
    change([command, ...inSight]);
    return () => {
      change(inSight.filter((one) => one !== command));
      if (inSight.length === 0) document.removeEventListener('keydown', onKey);
    };
  }, [label, key, everywhere, enabled]);
}

const keyOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string =>
  `${altKey ? 'alt+' : ''}${ctrlKey || metaKey ? 'mod+' : ''}${key.toLowerCase()}`;

function onKey(event: KeyboardEvent): void {
  const pressed = keyOf(event);
  const command = inSight.find(({ key }) => key === pressed);
  if (!command || event.repeat || event.defaultPrevented || document.querySelector('dialog[open]')) return;
  if (pressed.length === 1 && !(keysOn() && mayAct(pressed, event.target))) return;
  event.preventDefault();
  command.act();
}

function mayAct(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(TAKES_KEYS)) return false;
  return !/\p{L}/u.test(key) || target.closest(TAKES_LETTERS) !== null;
}

const keysOn = (): boolean => deviceStore.get(SWITCH) !== 'off';

/** Single keys can be switched off for people who use speech input (WCAG 2.1.4). Stored on this device. */
export function useKeysOn(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(watch, keysOn);
  const set = (next: boolean) => {
    deviceStore.set(SWITCH, next ? 'on' : 'off');
    change(inSight.slice());
  };
  return [on, set];
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** "Ctrl K", "⌘ K", "/". */
export const keyWords = (key: string): string =>
  key
    .split('+')
    .map((part) => (part === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ');
