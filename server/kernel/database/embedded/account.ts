import { readFileSync, statSync } from 'node:fs';

export type SystemUser = { uid: number; gid: number; switched: boolean };

const usualNobody = 65534;

/** For root, which PostgreSQL refuses, the cluster's owner or `nobody`. Throws for another user's cluster. */
export function chooseAccount(clusterDir: string): SystemUser {
  const self = { uid: process.geteuid?.() ?? -1, gid: process.getegid?.() ?? -1 };
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (self.uid === 0) return { ...(owner && owner.uid !== 0 ? pick(owner) : nobody()), switched: true };
  if (owner && owner.uid !== self.uid) {
    throw new Error(`The database in ${clusterDir} belongs to user ${owner.uid}: start as that user, or as root.`);
  }
  return { ...self, switched: false };
}

export function runAs({ uid, gid, switched }: SystemUser): { uid?: number; gid?: number } {
  return switched ? { uid, gid } : {};
}

function pick({ uid, gid }: { uid: number; gid: number }) {
  return { uid, gid };
}

// initdb looks its user up by number, so this machine must know the number.
function nobody() {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1] ?? usualNobody), gid: Number(entry?.[2] ?? usualNobody) };
}
