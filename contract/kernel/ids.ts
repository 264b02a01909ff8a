/** "7K2M-9QXA": read out and typed at gates. Unique enough within one park. */
export const shortCodeOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
