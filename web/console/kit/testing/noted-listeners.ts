type Heard = Parameters<Window['addEventListener']>;

/** Notes who listens to the window from here on. Answers what ends that, for they would hear what happens in another test file. */
export function noteListeners(): () => void {
  const { addEventListener, removeEventListener } = window as Window;
  const added: Heard[] = [];
  const noted = (...given: Heard) => {
    added.push(given);
    addEventListener(...given);
  };
  Object.assign(window, { addEventListener: noted });
  return () => {
    for (const given of added) removeEventListener(...given);
    Object.assign(window, { addEventListener });
  };
}
