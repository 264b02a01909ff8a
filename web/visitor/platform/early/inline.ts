/**
 * The text of a script that a page's head runs at once, before anything is seen and long before React is there. A function
 * that is put inline uses nothing but its parameters and what browsers have: its text alone arrives.
 */
export const inline = <Given extends readonly string[]>(run: (...given: Given) => void, ...given: Given): string =>
  `(${run})(${given.map((value) => JSON.stringify(value)).join()});`;
