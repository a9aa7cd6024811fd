import ts from 'typescript'
import { importsOf } from './imports.ts'
import { collect, type Findings, isTest, type Module } from './source.ts'

/** Sources of the commands that write files by themselves. `tools/file-edits` writes for all of them. */
export function filesWritten(modules: readonly Module[]): Findings {
  return modules
    .filter((module) => /^tools\/(?:cli|create-portico)\/src\//.test(module.path) && !isTest(module))
    .filter((module) => importsOf(module).some(({ specifier }) => /^(?:node:)?fs(?:\/promises)?$/.test(specifier)))
    .flatMap((module) =>
      collect(module.tree, (node) => (ts.isIdentifier(node) && writes.test(node.text) ? node.text : undefined)).map(
        (name) => `${module.path}: ${name} writes; plan a change, and let tools/file-edits write it`,
      ),
    )
}

const writes =
  /^(?:(?:append|copy|write)File|rename|rm|rmdir|mkdir|mkdtemp|cp|unlink|truncate|symlink|link|chmod|open|createWriteStream)(?:Sync)?$/
