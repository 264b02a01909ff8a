/** A step of a plan that was run, as `explain (analyze, format json)` tells it. */
export interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
  [fact: string]: unknown;
}

/** Rows that a plan has looked at: those that it kept, and those that it dropped. */
export const looked = (node: PlanNode): number =>
  (node['Actual Rows'] +
    Number(node['Rows Removed by Filter'] ?? 0) +
    Number(node['Rows Removed by Join Filter'] ?? 0)) *
    node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, below) => sum + looked(below), 0);
