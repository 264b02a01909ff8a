import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

/**
 * One after the other, after all others: where a file needs another environment a thread ends, and the next one loads
 * everything anew.
 */
export class PagesApart extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [false, true].flatMap((wanted) => sorted.filter((file) => needsPage(file) === wanted));
  }
}
