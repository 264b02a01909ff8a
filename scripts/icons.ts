import type { Plugin } from 'vite';

/** A part of an icon, as lucide-react has it. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The same line as a path; null for what is more than a line, such as a dot with a colour of its own. */
function lineOf([tag, { key, ...attributes }]: Shape): string | null {
  const numbers = (...names: string[]): number[] => names.map((name) => Number(attributes[name] ?? 0));
  const knows = (...names: string[]): boolean => Object.keys(attributes).every((name) => names.includes(name));
  // What a path begins with counts from the corner, even where it is written as a step.
  if (tag === 'path' && knows('d')) return String(attributes.d).replace(/^m/, 'M0 0m');
  if (tag === 'line' && knows('x1', 'y1', 'x2', 'y2'))
    return `M${attributes.x1} ${attributes.y1}L${attributes.x2} ${attributes.y2}`;
  if (tag === 'circle' && knows('cx', 'cy', 'r')) {
    const [x = 0, y = 0, r = 0] = numbers('cx', 'cy', 'r');
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  if (tag === 'rect' && knows('x', 'y', 'width', 'height', 'rx', 'ry')) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers('x', 'y', 'width', 'height');
    const r = Number(attributes.rx ?? attributes.ry ?? 0);
    const corner = (dx: number, dy: number): string => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
    const [across, down] = [width - 2 * r, height - 2 * r];
    return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
  }
  return null;
}

/** An icon with as few parts as look the same: all of its lines are one. */
export function fewerShapes(shapes: readonly Shape[]): readonly Shape[] {
  const others = shapes.filter((shape) => lineOf(shape) === null);
  const d = shapes.map(lineOf).filter(Boolean).join('');
  return d ? [['path', { d, key: 'lines' }], ...others] : others;
}

/** What draws an icon: a size, a class and what else a picture may have; lucide-react's own looks for a dozen ways more, each time. */
const DRAWN = `import { createElement } from 'react';
const look = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true };
export default ({ name, node }) => {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className = '', ...rest }) =>
    createElement('svg', { ...look, width: size, height: size, className: 'lucide lucide-' + name + ' ' + className, ...rest }, parts);
};`;

/** A row of a table has half a dozen icons of up to twelve parts, which were more than half of all that it is made of. */
export const oneLineIcons: Plugin = {
  name: 'one-line-icons',
  transform(code, id) {
    if (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) return DRAWN;
    if (!id.includes('/lucide-react/dist/esm/icons/') || !code.includes('createLucideIcon')) return null;
    const [written = ''] = /(?<= node: )\[[\s\S]*?\](?=,?\n(?:}| {2}aliases))/.exec(code) ?? [];
    if (!written) this.error(`${id} is written otherwise than before`);
    const shapes = new Function(`return ${written}`)() as Shape[];
    return code.replace(written, () => JSON.stringify(fewerShapes(shapes)));
  },
};
