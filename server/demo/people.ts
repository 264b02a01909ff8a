import { type Day, daysBetween } from '#contract/kernel/dates/dates.ts';
import type { Chance } from './chance.ts';

/** People who are nobody: names in common use, and numbers that no operator gives out. */
const FIRST =
  'Aarav Aditi Ananya Anil Arjun Asif Bhavani Deepak Divya Esha Fatima Ganesh Harish Imran Jaya Joseph Kavitha Kiran Lakshmi Mahesh Meena Mohan Nandini Naveen Neha Padma Pooja Priya Rahul Rekha Rohan Salma Sandhya Sanjay Shanti Sneha Srinivas Sunita Suresh Tara Usha Varun Vidya Vijay Yusuf';
const LAST =
  'Agarwal Ahmed Banerjee Bhat Choudhury Das Deshmukh Fernandes Gowda Gupta Iyer Jain Joshi Khan Kulkarni Kumar Menon Mishra Naidu Nair Patel Pillai Prasad Rao Reddy Sharma Shetty Singh Thomas Varma Yadav';

export const aName = (chance: Chance): string => `${chance.pick(FIRST.split(' '))} ${chance.pick(LAST.split(' '))}`;

const PRIME = 99_999_989;

/**
 * The number of the n-th visitor of a place on a day. It begins with 50 to 59, as no mobile number in India does, so that
 * nobody's telephone ever rings for demo data. Two visitors of a year share one only by a rare chance.
 */
export function mobileOf(place: number, day: Day, n: number): string {
  const index = (daysBetween('2000-01-01', day) % 400) * 200_000 + n;
  return `5${place}${String((index * 48_271) % PRIME).padStart(8, '0')}`;
}
