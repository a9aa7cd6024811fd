// @ts-check
// A TypeDoc plugin: groups the exports of an entry by their use, hooks first. `groupOrder` of typedoc.json has the order.
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc'

/** @typedef {import('typedoc').DeclarationReflection} Declaration */

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const declaration of exportsOf(project)) tag(declaration, groupOf(declaration))
    for (const reference of project.getReflectionsByKind(ReflectionKind.Reference)) {
      if (!reference.isReference()) continue
      const target = reference.getTargetReflectionDeep()
      if (target.isDeclaration()) tag(reference, groupOf(target))
    }
  })
}

/** @param {import('typedoc').Reflection} reflection @param {string | undefined} group */
function tag(reflection, group) {
  if (!group) return
  reflection.comment ??= new Comment()
  reflection.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: group }]))
}

/** Returns the functions and constants that entries export. @param {import('typedoc').ProjectReflection} project */
export function exportsOf(project) {
  const values = project.getReflectionsByKind(ReflectionKind.Function | ReflectionKind.Variable)
  return values.filter((value) => value.isDeclaration()).filter(({ parent }) => parent?.kindOf(ReflectionKind.Module))
}

/** `true` for hooks, which begin with `use`. @param {{ readonly name: string }} declaration */
export function isHook({ name }) {
  return /^use[A-Z]/.test(name)
}

/** `true` for components, the only values in PascalCase beside contexts. @param {{ readonly name: string }} declaration */
export function isComponent({ name }) {
  return /^[A-Z][a-z]/.test(name) && !name.endsWith('Context')
}

/**
 * Returns the group of an export, or `undefined` for the group of its kind.
 *
 * @param {Declaration} declaration
 * @returns {string | undefined}
 */
export function groupOf(declaration) {
  if (!declaration.kindOf(ReflectionKind.Function | ReflectionKind.Variable)) return undefined
  if (isHook(declaration)) return 'Hooks'
  if (isComponent(declaration)) return 'Components'
  return isFeature(declaration) ? 'Features' : undefined
}

/** `true` for constants of the type `Feature`, and for those that are named as one. @param {Declaration} declaration */
function isFeature({ kind, name, type }) {
  if (kind !== ReflectionKind.Variable) return false
  return /[a-z]Feature$/.test(name) || (type?.type === 'reference' && type.name === 'Feature')
}
