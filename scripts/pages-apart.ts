import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsPage = ({ moduleId, project }: TestSpecification): boolean =>
  project.name === 'web' && !readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node');

/** Runs files with another environment last, one by one: each ends the thread, and modules load again. */
export class PagesApart extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [false, true].flatMap((wanted) => sorted.filter((file) => needsPage(file) === wanted));
  }
}
