let file = 0;

/** Called before each test file: its numbers begin anew, no matter which ran before in the same process. */
export const beginCounting = (): void => {
  file += 1;
};

/** Numbers that a test file has not had yet: 1, 2, 3, … */
export function counting(): () => number {
  let [of, last] = [file, 0];
  return () => {
    if (of !== file) [of, last] = [file, 0];
    last += 1;
    return last;
  };
}
