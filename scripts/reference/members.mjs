// @ts-check
// A TypeDoc plugin: lists the members of state and actions on the page of their hook, each with its sentence.
import { CommentTag, Converter } from 'typedoc'
import { exportsOf, isHook } from './groups.mjs'

/** @typedef {import('typedoc').DeclarationReflection} Declaration */
/** @typedef {import('typedoc').CommentDisplayPart} Part */

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const hook of exportsOf(project).filter(isHook)) {
      const [signature] = hook.signatures ?? []
      const { type } = signature ?? {}
      const comment = signature?.comment ?? hook.comment
      if (!comment || type?.type !== 'reference' || type.name !== 'Snapshot') continue
      const [state, actions] = (type.typeArguments ?? []).map(membersOf)
      if (state?.length) comment.blockTags.push(new CommentTag('@state', state.flatMap(line)))
      if (actions?.length) comment.blockTags.push(new CommentTag('@actions', actions.flatMap(line)))
    }
  })
}

/** Returns the members of a type, those it inherits included. @param {import('typedoc').SomeType} type @returns {readonly Declaration[]} */
function membersOf(type) {
  if (type.type === 'intersection') return type.types.flatMap(membersOf)
  if (type.type !== 'reference') return []
  const { reflection } = type
  if (!reflection?.isDeclaration()) return []
  return reflection.children ?? (reflection.type ? membersOf(reflection.type) : [])
}

/** Returns a member as a line of a list: a link to it, and its first sentence. @param {Declaration} member @returns {readonly Part[]} */
function line(member) {
  const comment = member.signatures?.[0]?.comment ?? member.comment
  const sentence = firstSentence(comment?.summary ?? [])
  return [
    { kind: 'text', text: '- ' },
    { kind: 'inline-tag', tag: '@link', text: member.name, target: member },
    { kind: 'text', text: `${sentence && `: ${sentence}`}\n` },
  ]
}

/** @param {readonly Part[]} parts */
function firstSentence(parts) {
  const text = parts.map((part) => (part.kind === 'inline-tag' ? part.text.split(' ')[0] : part.text)).join('')
  return /^.*?\.(?=\s|$)|^.*$/.exec(text.replaceAll(/\s+/g, ' ').trim())?.[0] ?? ''
}
