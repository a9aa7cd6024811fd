// @ts-check
// A TypeDoc plugin: names the entries as an application imports them, not by the path of their sources, and describes
// each in a sentence.
import { fileURLToPath } from 'node:url'
import { Comment, Converter, ReflectionKind } from 'typedoc'
import { packageEntries, packages } from '../house/package-entries.mjs'
import { entrySentences } from './entry-sentences.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names = new Map(
  packages.flatMap((folder) =>
    packageEntries(root + folder).map(({ specifier, module }) => [
      `${folder}/src/${module}`.replace(/\/index$/, ''),
      specifier,
    ]),
  ),
)
const sentences = new Map(packages.flatMap((folder) => [...entrySentences(root, folder)]))

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
      const name = names.get(module.name)
      if (!name) throw new Error(`typedoc.json reads ${module.name}, which no package.json exports`)
      module.name = name
      const sentence = sentences.get(name)
      if (sentence) module.comment = new Comment([{ kind: 'text', text: sentence }])
      else app.logger.warn(`${name} has neither a guide nor a row in the README of its package`)
    }
  })
}
