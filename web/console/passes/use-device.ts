import { deviceStore } from '#web/shared/storage.ts';

/** Id and name of this device; they survive a sign-out. */

export const kept = (name: string): string => deviceStore.get(`gate.${name}`) ?? '';
export const keep = (name: string, value: string): unknown => deviceStore.set(`gate.${name}`, value);

export const readGateName = ({ name }: { name: string }): string =>
  kept('name') || (/gate|entry|entrance/i.test(name) ? name : `${name}’s gate`).slice(0, 40);
export const keepGateName = (name: string): unknown => keep('name', name.trim());
