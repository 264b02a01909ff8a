/** Integer paise of a decimal rupee text, or undefined when it is not numeric(12,2). */
export function paiseOf(text: string | undefined): number | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text?.trim() ?? '');
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Rupees with two decimals for the protocol: 45000 → `450.00`. */
export function decimalRupees(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/** Rupees for people, Indian grouping: 12500000 → `₹1,25,000.00`. */
export function indianRupees(paise: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
}

/** An amount that is surely another one, for the amount faults. */
export function otherAmount(paise: number): number {
  return paise === 100 ? 200 : 100;
}
