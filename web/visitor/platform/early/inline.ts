/**
 * Text of a script that runs in the head before the first paint. The function may use only its parameters and browser
 * globals, because just its text is sent.
 */
export const inline = <Given extends readonly string[]>(run: (...given: Given) => void, ...given: Given): string =>
  `(${run})(${given.map((value) => JSON.stringify(value)).join()});`;
