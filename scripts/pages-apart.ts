import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

/** Runs the test files that need a page one after the other, behind all others: a thread ends where the next file needs another world than its own, and the one that follows loads everything anew. */
export class PagesApart extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [false, true].flatMap((wanted) => sorted.filter((file) => needsPage(file) === wanted));
  }
}
