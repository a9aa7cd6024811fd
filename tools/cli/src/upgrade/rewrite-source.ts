import { ts } from 'ts-morph'
import { type Edit, edited } from '../../../file-edits/src/text-edits.ts'
import type { ByHand, Change } from '../migrate/types.ts'
import { countErrors } from '../source-tree/count-errors.ts'
import { nodesOf } from '../source-tree/source-tree.ts'
import { boundSource } from './bound-source.ts'
import { followValue, type Places } from './follow-value.ts'
import { divideImports } from './moved-names.ts'
import { namesWithin, type Table } from './new-names.ts'
import { followNamespace, newName, renameImport, renameImportType } from './rename-import.ts'

export interface Upgrading {
  /** The new names of each package. */
  readonly tables: Readonly<Record<string, Table>>
  /** `false` for an old name that no file of the application has, so that no place of it is listed. */
  readonly isMentioned: (name: string) => boolean
}

/** A source file with the places that a person has to change. */
export interface RewrittenSource {
  readonly change: Change | null
  readonly byHand: readonly ByHand[]
}

/**
 * Puts new public names in place of old ones: in imports, in what is read of hooks, and in what is given to them. All
 * else keeps its text.
 */
export function rewriteSource(path: string, before: string, { tables, isMentioned }: Upgrading): RewrittenSource {
  if (countErrors(path, before) > 0) return left(path, 'left: the file has errors of syntax')
  const renamed = renameIn(path, before, { tables, isMentioned })
  const after = divideImports(path, renamed.text, tables)
  if (countErrors(path, after) > 0) return left(path, 'left: the rewritten file would have errors of syntax')
  return { change: after === before ? null : { path, before, after }, byHand: renamed.byHand }
}

/** The package of a specifier: `@portico/headless` of `@portico/headless/login`. */
export function packageOf(specifier: string): string {
  return specifier.split('/').slice(0, 2).join('/')
}

function left(path: string, text: string): RewrittenSource {
  return { change: null, byHand: [{ path, line: 1, text }] }
}

interface Renamed {
  readonly text: string
  readonly byHand: readonly ByHand[]
}

function renameIn(path: string, text: string, { tables, isMentioned }: Upgrading): Renamed {
  const source = boundSource(path, text)
  const edits = new Map<string, Edit>()
  const notes = new Map<string, ByHand>()
  const places: Places = {
    source,
    followed: new Map(),
    came: new Map(),
    filled: new Set(),
    left: { from: new Map(), to: new Map() },
    edit: (one) => void edits.set(`${one.start}-${one.end}-${one.text}`, one),
    note(node, sentence) {
      const line = source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const [first = ''] = node.getText().split('\n')
      const said = `${first}: ${sentence}`
      notes.set(`${line} ${said}`, { path, line, text: said })
    },
  }
  for (const literal of nodesOf(source.tree, ts.isStringLiteralLike)) {
    const own = packageOf(literal.text)
    const table = Object.hasOwn(tables, own) ? tables[own] : undefined
    if (table) renameOf(literal, table, places)
  }
  noteLeft(places, isMentioned)
  const byHand = [...notes.values()].toSorted((one, other) => one.line - other.line)
  return { text: edited(text, [...edits.values()]), byHand }
}

/** Lists the values that leave what can be followed. One that comes from a place of ours and goes to one needs no change. */
function noteLeft({ left: { from, to }, came, filled, note }: Places, isMentioned: Upgrading['isMentioned']): void {
  const one = [...from].filter(([node]) => !filled.has(node))
  const other = [...to].filter(([node]) => !came.has(node))
  for (const [node, names] of [...one, ...other]) {
    const within = namesWithin(names, isMentioned)
    if (within.length > 0)
      note(node, `has new names where it is ${from.has(node) ? 'read' : 'made'}: ${within.join(', ')}`)
  }
}

/** The names that an import, an export, a call or a type takes out of a module. */
function renameOf(literal: ts.StringLiteralLike, table: Table, places: Places): void {
  const { parent } = literal
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) renameImport(parent, table, places)
  else if (ts.isExternalModuleReference(parent)) followNamespace(parent.parent.name, table, places)
  else if (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
    renameImportType(parent.parent, table, places)
  else if (ts.isCallExpression(parent) && parent.arguments[0] === literal) {
    if (/^(?:import|require)$/.test(parent.expression.getText())) followValue(parent, { members: table }, places)
    else noteMock(parent, table, places)
  }
}

/** A mock gives the names of a module, and what is read of them, in any shape. */
function noteMock(call: ts.CallExpression, table: Table, { note, left }: Places): void {
  const [, given] = call.arguments
  const mocks = nodesOf(call, isNamed).flatMap((one) => {
    const names = newName(table, one.name.getText())
    return names ? [{ one, names }] : []
  })
  for (const { one, names } of mocks) {
    const words = new Set(one.getText().match(/[\w$-]+/g))
    const within = namesWithin(names, (name) => words.has(name)).join(', ')
    if (names.to) note(one.name, `is ${names.to}`)
    if (within) note(one.name, `has new names where it is mocked: ${within}`)
  }
  if (given && !ts.isObjectLiteralExpression(given) && mocks.length === 0) left.to.set(given, { members: table })
}

function isNamed(node: ts.Node): node is ts.ObjectLiteralElementLike & { readonly name: ts.PropertyName } {
  return ts.isObjectLiteralElementLike(node) && node.name !== undefined
}
