import { useEffect, useRef, useSyncExternalStore } from 'react';
import { deviceStore } from '#web/shared/storage.ts';
import { createStore } from '#web/shared/value-store.ts';

export interface Command {
  label: string;
  /** `KeyboardEvent.key` in lower case; `mod+` means Ctrl, or Cmd on a Mac. */
  key: string;
  everywhere?: boolean;
  /** Only moves the focus, so that its letter works anywhere but in inputs, and the palette need not offer it. */
  walks?: boolean;
  act: () => void;
}

/** Elements that use keys themselves. */
const TAKES_KEYS = 'input,textarea,select,[contenteditable],[role=dialog],[role=listbox],[role=grid],[role=menu]';
/** Parts of a screen where single letters are keys. Elsewhere letters are left alone, since names begin with them. */
const TAKES_LETTERS = '[data-letter-keys]';
const SWITCH = 'single-keys';

/** Commands of the mounted screens, the last mounted first. */
const commands = createStore<readonly Command[]>([]);

export const useCommands = (): readonly Command[] => useSyncExternalStore(commands.subscribe, commands.now);

/**
 * Registers a command while the screen is mounted and it is `enabled`. A single letter works only within
 * `data-letter-keys` unless it `walks`, another single key anywhere but in inputs, no key while a dialog is open. The screen mounted last
 * wins a key.
 */
export function useCommand({ label, key, everywhere, walks, act }: Command, enabled = true): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!enabled) return;
    const command = { label, key, everywhere, walks, act: () => latest.current() };
    if (commands.now().length === 0) document.addEventListener('keydown', onKey);
    commands.set([command, ...commands.now()]);
    return () => {
      commands.set(commands.now().filter((one) => one !== command));
      if (commands.now().length === 0) document.removeEventListener('keydown', onKey);
    };
  }, [label, key, everywhere, walks, enabled]);
}

/** Shift counts only beside another modifier: "?" and a capital letter need it. The platform's other key is `other+`. */
function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const [mod, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const shift = shiftKey && (mod || other || altKey);
  const held = { alt: altKey, other, mod, shift };
  return [...Object.keys(held).filter((name) => held[name as keyof typeof held]), key.toLowerCase()].join('+');
}

function onKey(event: KeyboardEvent): void {
  const pressed = keyOf(event);
  const command = commands.now().find(({ key }) => key === pressed);
  if (!command || event.repeat || event.defaultPrevented || document.querySelector('[aria-modal]')) return;
  if (pressed.length === 1 && !(keysOn() && mayAct(command, event.target))) return;
  event.preventDefault();
  command.act();
}

function mayAct({ key, walks }: Command, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(TAKES_KEYS)) return false;
  return walks || !/\p{L}/u.test(key) || target.closest(TAKES_LETTERS) !== null;
}

const keysOn = (): boolean => deviceStore.get(SWITCH) !== 'off';

/** Single keys can be switched off for people who use speech input (WCAG 2.1.4). Stored on this device. */
export function useKeysOn(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(commands.subscribe, keysOn);
  const set = (next: boolean) => {
    deviceStore.set(SWITCH, next ? 'on' : 'off');
    commands.set(commands.now().slice());
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
