import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { packageEntries, packages } from '../../scripts/house/package-entries.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

buildWhatIsStale(packages)

describe.each(packages)('the types of %s', (folder) => {
  it('each entry declares every name that its source exports, further names of one type as well', () => {
    const entries = packageEntries(join(root, folder))
    const sources = entries.map(({ module }) => join(root, folder, `src/${module}.ts`))
    const built = entries.map(({ module }) => join(root, folder, `dist/${module}.d.ts`))
    const namesIn = exportsOf([...sources, ...built])
    for (const [at, { specifier }] of entries.entries()) {
      expect(namesIn(built[at] ?? ''), specifier).toEqual(namesIn(sources[at] ?? ''))
    }
  })
})

function exportsOf(files: readonly string[]): (file: string) => readonly string[] {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  return (file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module
      ? checker
          .getExportsOfModule(module)
          .map(({ name }) => name)
          .sort()
      : []
  }
}
