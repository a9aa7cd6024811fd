import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Project } from 'ts-morph'
import { expect, it } from 'vitest'
import { packageEntries } from '../../../../../scripts/house/package-entries.mjs'
import { entries, serverTypes } from './names.ts'
import { layerNames } from './note-unknown.ts'
import { withoutCounterpart } from './without-counterpart.ts'

const layer = fileURLToPath(new URL('../../../../compat-frontegg/', import.meta.url))
const project = new Project({ skipFileDependencyResolution: true })

it('the lists of names are those that the layer exports', () => {
  const exported = new Map(
    packageEntries(layer).map(({ specifier, module }) => [specifier, namesOf(`${layer}src/${module}.ts`).sort()]),
  )
  expect([...layerNames].sort()).toEqual([...new Set([...exported.values()].flat())].sort())
  for (const [entry, names] of Object.entries(entries)) {
    expect([...names].sort()).toEqual(exported.get(entry)?.filter((name) => !serverTypes.includes(name)))
  }
  expect(Object.keys(withoutCounterpart).filter((name) => layerNames.has(name))).toEqual([])
})

/** The names that a module exports, by its text alone. */
function namesOf(file: string): string[] {
  const source = project.addSourceFileAtPath(file)
  const own = source.getStatements().flatMap((statement) => {
    const name = /^export (?:declare )?(?:async )?(?:function|const|interface|type) (\w+)/m.exec(
      statement.getText(),
    )?.[1]
    return name ? [name] : []
  })
  const passed = source.getExportDeclarations().flatMap((declaration) => {
    const from = join(dirname(file), declaration.getModuleSpecifierValue() ?? '')
    if (declaration.isNamespaceExport()) return namesOf(from)
    return declaration.getNamedExports().map((one) => one.getAliasNode()?.getText() ?? one.getName())
  })
  return [...new Set([...own, ...passed])]
}
