import ts from 'typescript'
import type { Migrated } from './migrated.ts'

/** Returns what the compiler reports of the applications, with `strict`. JavaScript is read and not checked. */
export function compilerFindings(
  applications: readonly Migrated[],
  types: readonly string[],
  typesFrom: string,
): readonly string[] {
  const files = applications.flatMap(({ folder }) =>
    ts.sys.readDirectory(folder, ['.ts', '.tsx', '.js', '.jsx'], ['**/*.test.*']),
  )
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: false,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowJs: true,
    noEmit: true,
    skipLibCheck: true,
    types: [...types],
  }
  // The types that the options name are those of this folder.
  const host = { ...ts.createCompilerHost(options), getCurrentDirectory: () => typesFrom }
  const program = ts.createProgram(files, options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      (one) =>
        `${one.file?.fileName.split('/dist/')[1] ?? ''}: ${ts.flattenDiagnosticMessageText(one.messageText, '\n')}`,
    )
}
