import { type ParseError, parse } from 'jsonc-parser'
import { sourceTree } from './source-tree.ts'

/** Counts the errors of syntax in a source file or in JSON; 0 for another kind of file. */
export function countErrors(path: string, text: string): number {
  if (path.endsWith('.json')) return countInJson(text, /(?:^|\/)package\.json$/.test(path))
  return isSource(path) ? countInSource(path, text) : 0
}

/** `true` for a file of TypeScript or JavaScript. */
export function isSource(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path)
}

/** Comments and trailing commas are errors in strict JSON alone. */
function countInJson(text: string, isStrict: boolean): number {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: isStrict, allowTrailingComma: !isStrict, allowEmptyContent: !isStrict })
  return errors.length
}

function countInSource(path: string, text: string): number {
  const { tree } = sourceTree(path, text)
  // The compiler keeps the errors of the parser at the file, without a type of its own.
  return 'parseDiagnostics' in tree && Array.isArray(tree.parseDiagnostics) ? tree.parseDiagnostics.length : 0
}
