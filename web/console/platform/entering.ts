/** Opens a console in the document that stands. Set once, by the program's start. */
let openHere = (path: string): void => window.location.assign(path);

export function onEnteringHere(act: (path: string) => void): void {
  openHere = act;
}

/** Opens the console of whoever signed in. The page loads afresh, unless its session would be lost by that. */
export const enter = (path: string, isKept: boolean): void => (isKept ? window.location.assign(path) : openHere(path));
