export const COUNTER_REFUSALS = {
  mobileTaken: 'This mobile number has a counter login already. Please use another one.',
} as const;

export const counterName = (number: string, person: string): string => {
  const counter = `Counter ${number}`;
  return person === '' || person === counter ? counter : `${counter} · ${person}`;
};
