/** Loan types of docs/product/README.md 4, letter for letter. Without zod, because visitor pages load this file. */
export const LOAN_TYPES = ['Auto mobile', 'Personal', 'Consumer durables', 'Home'] as const;
