/** These words say why a category is not added or changed. */
export const CATEGORY_REFUSALS = {
  nameTaken: 'This category is in the list already.',
} as const;
