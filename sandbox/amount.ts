/** Undefined when the text is not numeric(12,2). */
export function paiseOf(text: string | undefined): number | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text?.trim() ?? '');
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** 45000 paise → `450.00` */
export function decimalRupees(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/** For people: 12500000 paise → `₹1,25,000.00` */
export function indianRupees(paise: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
}

export function otherAmount(paise: number): number {
  return paise === 100 ? 200 : 100;
}
