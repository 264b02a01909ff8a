/** These words say why a counter is not added or changed. */
export const COUNTER_REFUSALS = {
  mobileTaken: 'This mobile number has a counter login already. Please use another one.',
} as const;

/** A counter as staff tell it from the others; one whose login has no other name is said once. */
export const counterName = (number: string, person: string): string => {
  const counter = `Counter ${number}`;
  return person === '' || person === counter ? counter : `${counter} · ${person}`;
};
