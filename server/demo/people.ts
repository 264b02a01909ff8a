import { type Day, daysBetween } from '#contract/kernel/dates.ts';
import type { Chance } from './chance.ts';

/** People who are nobody: names in common use, and numbers that no operator gives out. */
const FIRST =
  `Aarav Aditi Akhil Ananya Anil Anjali Arjun Asif Bhavani Chitra Deepak Divya Esha Fatima Ganesh Gayatri Harish Imran
  Ishaan Jaya Joseph Kavitha Kiran Lakshmi Madhavi Mahesh Manoj Meena Mohan Nandini Naveen Neha Nikhil Padma Pooja Pradeep Priya
  Rahul Rajesh Rekha Ritu Rohan Sagar Salma Sandhya Sanjay Shanti Shreya Sneha Srinivas Sunita Suresh Tanvi Tara Usha Varun Venkat
  Vidya Vijay Yusuf`.split(/\s+/);
const LAST =
  `Agarwal Ahmed Banerjee Bhat Chary Choudhury Das Deshmukh Fernandes Gowda Gupta Iyer Jadhav Jain Joshi Kamble Khan
  Kulkarni Kumar Menon Mishra Naidu Nair Patel Pillai Prasad Rao Rathod Reddy Sharma Shetty Singh Thomas Varma Yadav`.split(
    /\s+/,
  );

export const aName = (chance: Chance): string => `${chance.pick(FIRST)} ${chance.pick(LAST)}`;

const PRIME = 99_999_989;

/**
 * The number of the n-th visitor of a place on a day. It begins with 51 to 59, as no mobile number in India does, so that
 * nobody's telephone ever rings for demo data. Two visitors of a year share one only by a rare chance.
 */
export function mobileOf(place: number, day: Day, n: number): string {
  const index = (daysBetween('2000-01-01', day) % 400) * 200_000 + n;
  return `5${place}${String((index * 48_271) % PRIME).padStart(8, '0')}`;
}

/** "priya.rao@mail.example", at a host that nobody can own. */
export const emailOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@mail.example`;
