import { applyEdits, type Edit, type FormattingOptions, modify, parseTree } from 'jsonc-parser'
import { lineEndAt } from '../../file-edits/src/text-edits.ts'
import { editedMembers, memberAt } from './json-members.ts'

/** A row of a group in package.json. */
export type Row = readonly [name: string, range: string]

/** Adds rows to a group. Each comes before the first one that is after it in the alphabet; all other text stays. */
export function withRows(manifest: string, group: string, rows: readonly Row[]): string {
  return rows.reduce((text, [name, range]) => {
    const isGroup = groupText(text, group) !== undefined
    const options = {
      ...formatOf(text, group),
      getInsertionIndex(names: string[]) {
        // A group that is added comes last.
        const at = isGroup ? names.findIndex((other) => other > name) : -1
        return at < 0 ? names.length : at
      },
    }
    return editedMembers(text, (hidden) => modify(hidden, [group, name], range, options))
  }, manifest)
}

/** Removes rows of a group, also one that is there twice; all other text stays. */
export function withoutRows(manifest: string, group: string, names: readonly string[]): string {
  let text = manifest
  for (let edit = removal(text, group, names); edit; edit = removal(text, group, names)) text = applyEdits(text, [edit])
  return text
}

/** The edit that removes one of these rows with its comma and its line. */
function removal(text: string, group: string, names: readonly string[]): Edit | null {
  const rows = memberAt(parseTree(text), [group])
  const [members, inside] = [rows?.type === 'object' ? (rows.children ?? []) : [], rows?.offset ?? 0]
  const at = members.findIndex(({ children: [key] = [] }) => names.includes(key?.value))
  const [row, before, next] = [members[at], members[at - 1], members[at + 1]]
  if (!rows || !row) return null
  if (before) return between(before.offset + before.length, row.offset + row.length)
  return next ? between(row.offset, next.offset) : between(inside + 1, inside + rows.length - 1)
}

function between(start: number, end: number): Edit {
  return { offset: start, length: end - start, content: '' }
}

/** The text of a group; `undefined` if there is none. */
function groupText(manifest: string, group: string): string | undefined {
  const found = memberAt(parseTree(manifest), [group])
  return found && manifest.slice(found.offset, found.offset + found.length)
}

/** The indentation and the line ends of a text. A group of one line stays one, and so does a text of one line. */
function formatOf(text: string, group: string): { readonly formattingOptions?: FormattingOptions } {
  const [, indent] = /\n([\t ]+)"/.exec(text) ?? []
  const rows = groupText(text, group)
  if (indent === undefined || (rows !== undefined && /\S/.test(rows.slice(1, -1)) && !rows.includes('\n'))) return {}
  const insertSpaces = !indent.includes('\t')
  const tabSize = insertSpaces ? indent.length : 1
  return { formattingOptions: { insertSpaces, tabSize, eol: lineEndAt(text, text.length) } }
}
