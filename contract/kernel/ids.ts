/** The eight characters that people read out and type at a gate: "7K2M-9QXA". Unique enough within one park. */
export const shortCodeOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
