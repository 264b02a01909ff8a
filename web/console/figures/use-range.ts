import { useSearchParams } from 'react-router';
import type { Range } from '#contract/figures/model.ts';
import { readRange } from './range.ts';

export const useRange = (): Range => readRange(useSearchParams()[0]);
