import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

/**
 * Runs these files one by one after all others: a file with another environment ends the thread, and the next one loads
 * every module again.
 */
export class PagesApart extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [false, true].flatMap((wanted) => sorted.filter((file) => needsPage(file) === wanted));
  }
}
