/** This device is told apart by these, which stay when somebody signs out. */

export const kept = (name: string): string => localStorage.getItem(`gate.${name}`) ?? '';
export const keep = (name: string, value: string): void => localStorage.setItem(`gate.${name}`, value);

/** A gate is called as this device was told; else it is that of the person at it. */
export const readGateName = ({ name }: { name: string }): string =>
  kept('name') || (/gate|entry|entrance/i.test(name) ? name : `${name}’s gate`).slice(0, 40);
export const keepGateName = (name: string): void => keep('name', name.trim());
