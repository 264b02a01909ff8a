/** Loan types of docs/product/README.md 4, letter for letter. Pure: visitor pages load it without zod. */
export const LOAN_TYPES = ['Auto mobile', 'Personal', 'Consumer durables', 'Home'] as const;
