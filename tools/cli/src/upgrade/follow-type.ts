import { ts } from 'ts-morph'
import { nodesOf } from '../source-tree/source-tree.ts'
import { bindName, fillValue, followValue, type Places } from './follow-value.ts'
import { depthOf, hasInner, type NewNames, ofMembers, shapeOf } from './new-names.ts'
import { renameLiteral } from './rename-literal.ts'

/** Renames the members of the values that a type describes, wherever its name stands in the file. */
export function followType(name: ts.Node, names: NewNames, places: Places): void {
  if (!hasInner(names) || depthOf(names) > deepest) return
  const followed = places.followed.get(name) ?? new Set()
  const shape = shapeOf(names)
  if (followed.has(shape)) return
  places.followed.set(name, followed.add(shape))
  for (const use of places.source.usesOf(name)) followTypeName(use, names, places)
}

/** The lists in lists that are followed: a type may be a list of itself. */
const deepest = 3

/** Follows the type of a hook's result: `ReturnType<typeof useHook>`. */
export function followResultType(query: ts.Node, { result }: NewNames, places: Places): void {
  const isQuery = ts.isTypeQueryNode(query) || (ts.isImportTypeNode(query) && query.isTypeOf)
  if (!result || !isQuery || !ts.isTypeReferenceNode(query.parent)) return
  if (query.parent.typeName.getText() === 'ReturnType') placeOfType(query.parent, result, places)
}

/** Follows a type by its name, also by `Module.name`. */
export function followTypeName(use: ts.Node, names: NewNames, places: Places): void {
  const { parent } = use
  if (ts.isTypeReferenceNode(parent)) placeOfType(parent, names, places)
  if (!ts.isExpressionWithTypeArguments(parent)) return
  const owner = parent.parent.parent
  if (ts.isInterfaceDeclaration(owner)) {
    const own = owner.members.flatMap(({ name }) => (name ? name.getText() : []))
    followType(owner.name, withoutOwn(parent, own, names, places), places)
  } else places.left.to.set(use, names)
}

/** Follows the values of a type from where it stands. */
export function placeOfType(type: ts.TypeNode, names: NewNames, places: Places): void {
  const { parent } = type
  if (ts.isIndexedAccessTypeNode(parent)) followIndex(parent, names, places)
  else if (ts.isUnionTypeNode(parent) || ts.isIntersectionTypeNode(parent)) {
    const own = parent.types.flatMap((one) => (one === type ? [] : places.source.membersOf(one)))
    placeOfType(parent, withoutOwn(type, own, names, places), places)
  } else if (ts.isParenthesizedTypeNode(parent) || ts.isTypeOperatorNode(parent)) placeOfType(parent, names, places)
  else if (ts.isTypeReferenceNode(parent)) followHelper(parent, names, places)
  else if (ts.isArrayTypeNode(parent)) placeOfType(parent, { elements: names }, places)
  else if (ts.isTypeAliasDeclaration(parent)) followType(parent.name, names, places)
  else if (ts.isParameter(parent) || ts.isVariableDeclaration(parent)) {
    if (parent.initializer) fillValue(parent.initializer, names, places)
    bindName(parent.name, names, places)
  } else if (isFunction(parent)) followReturn(parent, names, places)
  else if (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent)) fillValue(parent.expression, names, places)
  else if (!ts.isTypeQueryNode(parent) && !ts.isTypeParameterDeclaration(parent)) places.left.from.set(type, names)
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)
}

/** A function that returns a type: what it returns is made in it, and read where it is called. */
function followReturn(
  owner: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration,
  names: NewNames,
  places: Places,
): void {
  const { body, parent } = owner
  if (body && !ts.isBlock(body)) fillValue(body, names, places)
  for (const one of body && ts.isBlock(body) ? nodesOf(body, ts.isReturnStatement) : []) {
    const isOwn = ts.findAncestor(one, ts.isFunctionLike) === owner
    if (isOwn && one.expression) fillValue(one.expression, names, places)
  }
  const name = ts.isVariableDeclaration(parent) ? parent.name : owner.name
  for (const use of name ? places.source.usesOf(name) : []) {
    if (ts.isCallExpression(use.parent) && use.parent.expression === use) followValue(use.parent, names, places)
  }
}

/** Without the members that the application declares as well. They are listed, since a value may have either. */
function withoutOwn(type: ts.TypeNode, own: readonly string[], names: NewNames, places: Places): NewNames {
  const both = ofMembers(names, (member) => own.includes(member))
  if (!both.members || Object.keys(both.members).length === 0) return names
  places.left.from.set(type, both)
  return ofMembers(names, (member) => !own.includes(member))
}

/** `T['member']`. */
function followIndex(access: ts.IndexedAccessTypeNode, names: NewNames, places: Places): void {
  const key = literalOf(access.indexType)
  if (!key) {
    if (names.elements) placeOfType(access, names.elements, places)
    return
  }
  const member = renamedMember(key, names, places)
  if (member && hasInner(member)) placeOfType(access, member, places)
}

/** `Pick<T, 'member'>` and the other helpers of the language. */
function followHelper(type: ts.TypeReferenceNode, names: NewNames, places: Places): void {
  const helper = type.typeName.getText()
  if (helper === 'Pick' || helper === 'Omit') {
    const given = type.typeArguments?.[1]
    const types = given && ts.isUnionTypeNode(given) ? given.types : [given]
    const keys = types.flatMap((one) => (one && literalOf(one)) ?? [])
    for (const key of keys) renamedMember(key, names, places)
    const isKey = (member: string) => keys.some((key) => key.text === member)
    const rest = ofMembers(names, (member) => isKey(member) === (helper === 'Pick'))
    if (keys.length === types.length) placeOfType(type, rest, places)
    else places.left.from.set(type, names)
  } else if (helper === 'ReadonlyArray' || helper === 'Array') placeOfType(type, { elements: names }, places)
  else if (sameValues.has(helper)) placeOfType(type, names, places)
  else places.left.from.set(type, names)
}

const sameValues: ReadonlySet<string> = new Set(['Partial', 'Readonly', 'Required', 'NonNullable'])

function renamedMember(key: ts.StringLiteral, { members }: NewNames, places: Places): NewNames | undefined {
  const member = members && Object.hasOwn(members, key.text) ? members[key.text] : undefined
  if (member?.byHand) places.note(key, `${key.text}: ${member.byHand}`)
  if (member?.to) renameLiteral(key, member.to, places)
  return member
}

function literalOf(type: ts.TypeNode): ts.StringLiteral | null {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal : null
}
