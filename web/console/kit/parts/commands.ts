import { useEffect, useRef, useSyncExternalStore } from 'react';
import { deviceStore } from '#web/shared/storage.ts';

/** Something that can be done from the screen that stands: by one key, and from the palette. */
export interface Command {
  label: string;
  /** The key is as `KeyboardEvent.key` in small letters; `mod+` before it means Ctrl, or Cmd on a Mac. */
  key: string;
  /** It belongs to the console, not to one screen. */
  everywhere?: boolean;
  act: () => void;
}

/** Where keys are typed, chosen by or answered by something of their own. */
const TAKES_KEYS = 'input,textarea,select,[contenteditable],[popover],[role=listbox],[role=grid],[role=menu]';
/** The attribute of a part of a screen, such as a desk, that letters work in: names begin with letters. */
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

/** Every command that works now. There is no other list of keys: what is not here has none. */
export const useCommands = (): readonly Command[] => useSyncExternalStore(watch, () => inSight);

/**
 * Makes something a command while the screen stands and it is `enabled`. A single letter works only while the keyboard is in
 * a part of the screen with `data-letter-keys`, another single key anywhere but where somebody types; none works while a
 * dialog is open. The last screen that asks for a key has it.
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

/** Says whether a single key may act from where the keyboard is. */
function mayAct(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(TAKES_KEYS)) return false;
  return !/\p{L}/u.test(key) || target.closest(TAKES_LETTERS) !== null;
}

const keysOn = (): boolean => deviceStore.get(SWITCH) !== 'off';

/** Says if single keys work here; people who speak to their computer switch them off (WCAG 2.1.4). Kept on this device. */
export function useKeysOn(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(watch, keysOn);
  const set = (next: boolean) => {
    deviceStore.set(SWITCH, next ? 'on' : 'off');
    change(inSight.slice());
  };
  return [on, set];
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key as it stands on the keyboard: "Ctrl K", "⌘ K", "/". */
export const keyWords = (key: string): string =>
  key
    .split('+')
    .map((part) => (part === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ');
