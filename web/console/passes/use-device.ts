import { deviceStore } from '#web/shared/storage.ts';

/** This device is told apart by these, which stay when somebody signs out. */

export const kept = (name: string): string => deviceStore.get(`gate.${name}`) ?? '';
export const keep = (name: string, value: string): unknown => deviceStore.set(`gate.${name}`, value);

/** A gate is called as this device was told; else it is that of the person at it. */
export const readGateName = ({ name }: { name: string }): string =>
  kept('name') || (/gate|entry|entrance/i.test(name) ? name : `${name}’s gate`).slice(0, 40);
export const keepGateName = (name: string): unknown => keep('name', name.trim());
