/** Given at the start: the sign-in page and the console open a path differently. */
let openHere = (path: string): void => window.location.assign(path);

export function onEnteringHere(act: (path: string) => void): void {
  openHere = act;
}

/** Opens the console with a full load, unless the session would not survive it. */
export const enter = (path: string, isKept: boolean): void => (isKept ? window.location.assign(path) : openHere(path));
