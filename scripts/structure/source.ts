import { parseSync, Visitor } from 'vite';

/** A word of the code, never of a comment: an identifier, a key, a string or a piece of a template or of JSX text. */
export type Word = { text: string; line: number };
/** `calls`: the names of the calls around it, the outermost first: `invalid`, `Error` of `new Error`, `warn` of `deps.log.warn`. */
export type Text = { text: string; line: number; calls: string[] };
/** An import or re-export; `type` ones vanish when the types are stripped. */
export type Import = { specifier: string; line: number; type: boolean };

/** What the checks ask of one TypeScript file. `functions` holds the lengths, in lines, of the named ones. */
export type Source = {
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
  imports: Import[];
  words: Word[];
  /** Every string and template as a whole, `{}` for a value in it, and the calls that it is handed to. */
  texts: Text[];
  functions: { name: string; line: number; lines: number }[];
  anys: number[];
};

type Span = { start: number; end: number };

/**
 * Parses one file. Functions are counted where they have a name of their own (a declaration, a method, a property, a
 * constant): counting every little callback would make the median look better than the code is.
 * Throws when the file is not TypeScript.
 */
export function parseSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineOf = lineCounter(text);
  const source: Source = {
    path,
    text,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    isTest: /\.test\.tsx?$|\/factory\.ts$/.test(path),
    imports: importsOf(text, module, lineOf),
    words: [],
    texts: [],
    functions: [],
    anys: [],
  };
  new Visitor(collector(source, lineOf)).visit(program);
  return source;
}

function collector(source: Source, lineOf: (offset: number) => number) {
  const word = (text: string, node: Span) => source.words.push({ text, line: lineOf(node.start) });
  const calls: string[] = [];
  const whole = (text: string, node: Span) => source.texts.push({ text, line: lineOf(node.start), calls: [...calls] });
  const named = (name: string, node: Span) => {
    const line = lineOf(node.start);
    source.functions.push({ name, line, lines: lineOf(node.end - 1) - line + 1 });
  };
  return {
    Identifier: (node) => word(node.name, node),
    Literal: (node) => {
      if (typeof node.value !== 'string') return;
      word(node.value, node);
      whole(node.value, node);
    },
    TemplateLiteral: (node) => whole(node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}'), node),
    CallExpression: (node) => calls.push(calledName(node.callee)),
    'CallExpression:exit': () => calls.pop(),
    NewExpression: (node) => calls.push(calledName(node.callee)),
    'NewExpression:exit': () => calls.pop(),
    TemplateElement: (node) => word(node.value.raw, node),
    JSXText: (node) => word(node.value, node),
    JSXIdentifier: (node) => word(node.name, node),
    TSAnyKeyword: (node) => source.anys.push(lineOf(node.start)),
    FunctionDeclaration: (node) => node.id && node.body && named(node.id.name, node),
    VariableDeclarator: (node) => isFunction(node.init) && named(nameOf(node.id), node),
    MethodDefinition: (node) => named(nameOf(node.key), node),
    Property: (node) => isFunction(node.value) && named(nameOf(node.key), node),
  } satisfies ConstructorParameters<typeof Visitor>[0];
}

/** `warn` of `deps.log.warn`. */
function calledName(callee: { type: string; name?: unknown; property?: { type: string; name?: unknown } }): string {
  return nameOf(callee.property ?? callee);
}

function isFunction(node: { type: string } | null | undefined): boolean {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

function nameOf(node: { type: string; name?: unknown }): string {
  return typeof node.name === 'string' ? node.name : node.type;
}

type Module = ReturnType<typeof parseSync>['module'];

function importsOf(text: string, module: Module, lineOf: (offset: number) => number): Import[] {
  const statics = module.staticImports.map((found) => ({
    specifier: found.moduleRequest.value,
    line: lineOf(found.start),
    type: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }));
  const again = module.staticExports.flatMap((found) => {
    const request = found.entries[0]?.moduleRequest;
    return request ? [{ specifier: request.value, line: lineOf(found.start), type: false }] : [];
  });
  const dynamic = module.dynamicImports.map((found) => ({
    specifier: text.slice(found.moduleRequest.start + 1, found.moduleRequest.end - 1),
    line: lineOf(found.start),
    type: false,
  }));
  return [...statics, ...again, ...dynamic];
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [...text.matchAll(/\n/g)].map((match) => match.index);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
