import { fonts } from '#web/shared/tokens.ts';

export interface TextArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface PosterText {
  text: string;
  weight: number;
  largest: number;
  most: number;
}

type PosterLine = Pick<PosterText, 'text' | 'weight'> & { size: number };

const STEP = 1.32;
/** On a wall poster seven points; smaller text is not readable on A6. */
const SMALLEST = 25;

/** Breaks texts into lines in the largest size that fits, each within its `most`; what has no room is left out. */
export function fitted(
  pen: CanvasRenderingContext2D,
  said: readonly PosterText[],
  { width, height }: TextArea,
): PosterLine[] {
  const inSize = (share: number): PosterLine[] =>
    said
      .filter(({ text }) => text !== '')
      .flatMap(({ text, weight, largest, most }) => {
        const size = Math.max(Math.min(SMALLEST, largest), largest * share);
        const measure = (part: string): number => {
          pen.font = fontOf({ weight, size });
          return pen.measureText(part).width;
        };
        const lines = linesOf(text, width, measure);
        const isOut = lines.length > most || lines.some((line) => measure(line) > width);
        return lines.map((line) => ({ text: line, weight, size, isOut }));
      });
  for (let share = 1; share > 0.2; share -= 0.04) {
    const lines = inSize(share) as (PosterLine & { isOut: boolean })[];
    if (heightOf(lines) <= height && !lines.some(({ isOut }) => isOut)) return lines;
  }
  return cut(inSize(0.2), height);
}

export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const heightOf = (lines: readonly PosterLine[]): number => lines.reduce((sum, { size }) => sum + size * STEP, 0);

function cut(lines: readonly PosterLine[], height: number): PosterLine[] {
  const kept: PosterLine[] = [];
  for (const line of lines) if (heightOf([...kept, line]) <= height) kept.push(line);
  return kept;
}

const fontOf = ({ weight, size }: Pick<PosterLine, 'weight' | 'size'>): string => `${weight} ${size}px ${fonts}`;

/** In the middle of the height of the area. */
export function write(
  pen: CanvasRenderingContext2D,
  colour: string,
  lines: readonly PosterLine[],
  { left, top, width, height }: TextArea,
  align: 'left' | 'center',
): void {
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  let y = top + (height - heightOf(lines)) / 2;
  for (const line of lines) {
    pen.font = fontOf(line);
    pen.fillText(line.text, align === 'left' ? left : left + width / 2, y + (line.size * STEP) / 2, width);
    y += line.size * STEP;
  }
}
