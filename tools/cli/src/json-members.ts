import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser'

/** Finds the member of an object as `JSON.parse` reads it: of several with one key, the last one. */
export function memberAt(tree: Node | undefined, path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((node, name) => {
    const members = node?.type === 'object' ? (node.children ?? []) : []
    return members.findLast((one) => keyOf(one)?.value === name)?.children?.[1]
  }, tree)
}

/**
 * Edits JSON as `JSON.parse` reads it. An editor of JSON finds the first member of a key, so that those which a later one
 * replaces have other keys while it works.
 */
export function editedMembers(text: string, edits: (text: string) => readonly Edit[]): string {
  const marks = replacedKeys(parseTree(text)).map(({ offset, length }, at) => ({
    start: offset + 1,
    key: text.slice(offset + 1, offset + length - 1),
    mark: String.fromCharCode(freeMark(text) + at).repeat(length - 2),
  }))
  const hidden = marks.reduce((rest, { start, key, mark }) => {
    return rest.slice(0, start) + mark + rest.slice(start + key.length)
  }, text)
  const after = applyEdits(hidden, [...edits(hidden)])
  return marks.reduce((rest, { key, mark }) => (mark === '' ? rest : rest.replace(mark, () => key)), after)
}

/** The keys that occur again later in their object. */
function replacedKeys(node: Node | undefined): readonly Node[] {
  const children = node?.children ?? []
  const keys = node?.type === 'object' ? children.flatMap((one) => keyOf(one) ?? []) : []
  const replaced = keys.filter((key, at) => keys.slice(at + 1).some((other) => other.value === key.value))
  return [...replaced, ...children.flatMap(replacedKeys)]
}

function keyOf(member: Node): Node | undefined {
  return member.children?.[0]
}

/** The first letter of a row of private letters that a text does not use. */
function freeMark(text: string): number {
  const used = [...text.matchAll(/[\uE000-\uF000]/g)].map(([letter]) => letter.charCodeAt(0))
  return Math.max(0xdfff, ...used) + 1
}
