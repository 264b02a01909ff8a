/** Loan types of product spec section 5, letter for letter. Pure: visitor pages load it without zod. */
export const LOAN_TYPES = ['Auto mobile', 'Personal', 'Consumer durables', 'Home'] as const;
