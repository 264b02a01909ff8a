import type { Chance } from './chance.ts';

/** Invented people. */
const FIRST =
  'Aarav Aditi Ananya Anil Arjun Asif Bhavani Deepak Divya Esha Fatima Ganesh Harish Imran Jaya Joseph Kavitha Kiran Lakshmi Mahesh Meena Mohan Nandini Naveen Neha Padma Pooja Priya Rahul Rekha Rohan Salma Sandhya Sanjay Shanti Sneha Srinivas Sunita Suresh Tara Usha Varun Vidya Vijay Yusuf';
const LAST =
  'Agarwal Ahmed Banerjee Bhat Choudhury Das Deshmukh Fernandes Gowda Gupta Iyer Jain Joshi Khan Kulkarni Kumar Menon Mishra Naidu Nair Patel Pillai Prasad Rao Reddy Sharma Shetty Singh Thomas Varma Yadav';

/** No mobile number in India begins with 5, so demo data never reaches a real telephone. */
export const aMobile = (chance: Chance): string => `5${chance.digits(9)}`;

export const aPerson = (chance: Chance) => ({
  personName: `${chance.pick(FIRST.split(' '))} ${chance.pick(LAST.split(' '))}`,
  mobile: aMobile(chance),
});
