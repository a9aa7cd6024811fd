// @ts-check
// A TypeDoc plugin: names the entries as an application imports them, not by the path of their sources.
import { fileURLToPath } from 'node:url'
import { Converter, ReflectionKind } from 'typedoc'
import { packageEntries, packages } from './package-entries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = new Map(
  packages.flatMap((folder) =>
    packageEntries(root + folder).map(({ specifier, module }) => [
      `${folder}/src/${module}`.replace(/\/index$/, ''),
      specifier,
    ]),
  ),
)

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
      const name = names.get(module.name)
      if (!name) throw new Error(`typedoc.json reads ${module.name}, which no package.json exports`)
      module.name = name
    }
  })
}
