import type { Pass } from '#contract/passes/model.ts';

/**
 * The text of a pass, all in the QR code's alphanumeric set so that it stays small:
 * `PV1/KEY/BOOKING/PARK/YYMMDD/PEOPLE/SIGNATURE`. The signature covers everything before its slash.
 */
const PASS = /^(PV1\/([0-9A-Z]{4})\/([0-9A-Z]{26})\/([0-9A-Z]{26})\/(\d{6})\/(\d{1,4}))\/([0-9A-Z]{103})$/;

export interface PassText {
  pass: Pass;
  keyId: string;
  /** What was signed. */
  signed: string;
  /** Base32 of the Ed25519 signature. */
  signature: string;
}

/** The part of a pass that is signed. */
export const passBody = (pass: Pass, keyId: string): string =>
  `PV1/${keyId}/${pass.bookingId.toUpperCase()}/${pass.parkId.toUpperCase()}/${pass.visitDate.slice(2).replaceAll('-', '')}/${pass.people}`;

/** Reads the text of a pass without checking its signature; null when it is none of ours. */
export function readPass(text: string): PassText | null {
  const match = PASS.exec(text.trim().toUpperCase());
  if (!match) return null;
  const [, signed, keyId, booking, park, date, people, signature] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const visitDate = `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4, 6)}`;
  return {
    signed,
    keyId,
    signature,
    pass: { bookingId: booking.toLowerCase(), parkId: park.toLowerCase(), visitDate, people: Number(people) },
  };
}

/** A short code as typed at a gate ("7k2m 9qxa"), as it is stored; null when it cannot be one. */
export function readShortCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toLowerCase();
  return /^[0-9a-z]{8}$/.test(code) ? code : null;
}
