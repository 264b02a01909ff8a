import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { Position } from './position.ts';
import type { Replica } from './replica.ts';

/** The right of a caller's reads to go to the replica, and what they must find there. */
export interface Reading {
  replica: Replica;
  /** The primary's position when the session of the caller was looked up; null: nobody asked, as the replica was away. */
  asOf: Position | null;
}

/**
 * Whether a call's reads may go to the replica: lists, and what counts as a report (contract/kernel/endpoint.ts). All others stay
 * at the primary, and so does every call without a session.
 */
export const onlyReads = ({ list, traffic }: Endpoint): boolean => list === true || traffic === 'report';
