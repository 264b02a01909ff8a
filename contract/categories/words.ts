export const CATEGORY_REFUSALS = {
  nameTaken: 'This category is in the list already.',
} as const;
