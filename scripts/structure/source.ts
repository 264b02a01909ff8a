import { parseSync, Visitor } from 'vite';

/** An identifier, a key, a string or a piece of a template or of JSX text; never a comment. */
export type Word = { text: string; at: number };

export type Source = { path: string; text: string; isTest: boolean; imports: Word[]; words: Word[] };

export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const isTest = /\.test\.tsx?$|\/factory\.ts$/.test(path);
  const source: Source = { path, text, isTest, imports: [], words: [] };
  const word = (text: string, at: number) => source.words.push({ text, at });
  const from = (node: { start: number; source: { value?: unknown } | { type: string } | null }) => {
    if (node.source && 'value' in node.source) source.imports.push({ text: String(node.source.value), at: node.start });
  };
  new Visitor({
    Identifier: (node) => word(node.name, node.start),
    Literal: (node) => typeof node.value === 'string' && word(node.value, node.start),
    TemplateElement: (node) => word(node.value.raw, node.start),
    JSXText: (node) => word(node.value, node.start),
    JSXIdentifier: (node) => word(node.name, node.start),
    ImportDeclaration: from,
    ExportNamedDeclaration: from,
    ExportAllDeclaration: from,
    ImportExpression: from,
    TSImportType: from,
  }).visit(program);
  return source;
}
