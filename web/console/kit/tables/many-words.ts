const number = (count: number) => count.toLocaleString('en-IN');

const others = (count: number) => (count === 1 ? 'The other one is.' : `The other ${number(count)} are.`);

export const manyTexts = {
  region: 'What you have chosen',
  chosen: (count: string) => `${count} chosen`,
  elsewhere: (count: number) => `${number(count)} of them on other pages`,
  all: (count: number) => `All ${number(count)} that match`,
  firstOf: (most: number, count: number) => `The first ${number(most)} of ${number(count)} that match`,
  most: (most: number) => `At most ${number(most)} at a time.`,
  clear: 'Choose none',
  activate: {
    word: 'Activate',
    doing: 'Activating',
    done: (count: string) => `Active now: ${count}.`,
    verb: 'activated',
  },
  deactivate: {
    word: 'Deactivate',
    doing: 'Deactivating',
    done: (count: string) => `Inactive now: ${count}.`,
    verb: 'deactivated',
  },
  remove: { word: 'Remove', doing: 'Removing', done: (count: string) => `Removed: ${count}.`, verb: 'removed' },
  stop: 'Stop',
  undo: 'Undo',
  close: 'Close',
  again: 'Try these again',
  goOn: 'Go on',
  progress: (doing: string, done: number, count: number) => `${doing}: ${number(done)} of ${number(count)}`,
  soon: (count: string, isOne: boolean) => `${count} ${isOne ? 'is' : 'are'} going to be removed.`,
  nothingToDo: 'They are so already.',
  notDone: (failed: number, count: number, verb: string) =>
    `${number(failed)} of ${number(count)} could not be ${verb}. ${others(count - failed)}`,
  noneDone: (verb: string) => `None of them could be ${verb}.`,
  left: (left: number, count: number) => `${number(left)} of ${number(count)} are left as they were.`,
  removeTitle: (count: string) => `Remove ${count}?`,
  names: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${number(more)} more.` : `${names.join(', ')}.`,
  forGood: 'There is no Undo for several at once.',
};
