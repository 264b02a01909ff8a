/** Script for the head, sent as text: the function may use only its parameters and browser globals. */
export const inline = <Given extends readonly string[]>(run: (...given: Given) => void, ...given: Given): string =>
  `(${run})(${given.map((value) => JSON.stringify(value)).join()});`;
