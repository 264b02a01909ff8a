export const REASON_ASKED = 'Please say why';

export const ADMISSION_REFUSALS = {
  late: 'A minute has passed. What was let in stays as it is.',
  gone: 'Some of these people have gone out meanwhile. Nothing was changed.',
  nothing: 'Nobody was let in by this scan.',
  full: 'The park is full. Nothing was changed.',
  noPark: 'Please say which park.',
  notCounted: 'This park does not count who goes out.',
} as const;

export const partWords = (letIn: number, all: number): string =>
  letIn < all ? `${letIn} of ${all} let in, ${all - letIn} to come` : `All ${all} let in`;

export const outWords = (people: number): string => `Out ${people}`;
export const notInsideWords = 'Nobody of this ticket is inside.';
export const howManyWords = (people: number): string =>
  `${peopleWords(people)} can come in by this ticket. Please say how many.`;
export const howManyOutWords = (people: number): string =>
  `${peopleWords(people)} of this ticket ${people === 1 ? 'is' : 'are'} inside. Please say how many go out.`;

export const fullWords = (inside: number, limit: number): string =>
  inside < limit
    ? `Only ${peopleWords(limit - inside)} can come in now: ${inside} of ${limit} are inside.`
    : `The park is full: ${inside} of ${limit} are inside.`;

function peopleWords(people: number): string {
  return people === 1 ? '1 person' : `${people} people`;
}
