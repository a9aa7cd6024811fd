import { ts } from 'ts-morph'
import type { Edit } from '../../../file-edits/src/text-edits.ts'
import type { BoundSource } from './bound-source.ts'
import { armsOf, isChoice, isCondition, isEmpty, isMade, isWrapper } from './choices.ts'
import { hasInner, type NewNames, shapeOf } from './new-names.ts'
import { renameLiteral } from './rename-literal.ts'

/** What a command does with the places that it finds in a file. */
export interface Places {
  readonly source: BoundSource
  readonly edit: (edit: Edit) => void
  readonly note: (node: ts.Node, text: string) => void
  /** The values that come from one of our places, with their new names. */
  readonly came: Map<ts.Node, NewNames>
  /** The values that go to one of our places. */
  readonly filled: Set<ts.Node>
  /** Those of both that leave what can be followed, with their new names. */
  readonly left: Readonly<Record<'from' | 'to', Map<ts.Node, NewNames>>>
  /** The names that were followed, each with what was looked for. */
  readonly followed: Map<ts.Node, Set<string>>
}

/** Renames the members that are read of a value, wherever the value goes within its file. */
export function followValue(node: ts.Expression, names: NewNames, places: Places): void {
  if (!hasInner(names)) return
  places.came.set(node, names)
  const { parent } = node
  if (isWrapper(parent) || ts.isAwaitExpression(parent)) followValue(parent, names, places)
  else if (isChoice(parent) && !isCondition(node, parent)) followChoice(node, parent, names, places)
  else if (isSelector(parent)) followValue(parent.parent, names, places)
  else if (ts.isVariableDeclaration(parent)) bindName(parent.name, names, places)
  else if (ts.isForOfStatement(parent)) followLoop(parent, names, places)
  else if (ts.isCallExpression(parent) && parent.expression === node) followCall(parent, names, places)
  else if (ts.isPropertyAccessExpression(parent)) followMember(parent, names, places)
  else if (ts.isElementAccessExpression(parent) && parent.expression === node) followElement(parent, names, places)
  else if (names.texts && isCompared(parent)) compareTexts(node, parent, names.texts, places)
  else if (!isHarmless(node, parent)) places.left.from.set(node, names)
}

/**
 * A choice has the new names if each of its arms has them. What is made in an arm gets them. An arm of another origin
 * may have members of the same name, so that nothing is renamed.
 */
function followChoice(
  node: ts.Expression,
  choice: ts.ConditionalExpression | ts.BinaryExpression,
  names: NewNames,
  places: Places,
): void {
  const shape = shapeOf(names)
  const others = armsOf(choice).filter((arm) => {
    const own = places.came.get(arm)
    return !own || shapeOf(own) !== shape
  })
  if (others.every(isMade)) {
    for (const arm of armsOf(choice)) places.left.from.delete(arm)
    for (const arm of others) fillValue(arm, names, places)
    followValue(choice, names, places)
  } else if (isRead(choice)) places.left.from.set(node, names)
}

/** `false` if a choice is a condition as a whole. */
function isRead(node: ts.Expression): boolean {
  const { parent } = node
  if (isWrapper(parent) || (isChoice(parent) && !isCondition(node, parent))) return isRead(parent)
  return !isHarmless(node, parent)
}

/** A function that chooses what a hook returns. */
function isSelector(node: ts.Node): node is ts.ArrowFunction & { readonly parent: ts.CallExpression } {
  return ts.isArrowFunction(node) && ts.isCallExpression(node.parent) && isHookCall(node.parent.expression)
}

/** Renames the members that a name or a pattern takes out of a value. */
export function bindName(name: ts.BindingName, names: NewNames, places: Places): void {
  const followed = places.followed.get(name) ?? new Set()
  const shape = shapeOf(names)
  if (followed.has(shape)) return
  places.followed.set(name, followed.add(shape))
  if (ts.isIdentifier(name)) {
    for (const use of places.source.usesOf(name)) followUse(use, names, places)
    return
  }
  if (ts.isArrayBindingPattern(name)) {
    for (const element of name.elements) {
      if (!ts.isBindingElement(element) || !names.elements) continue
      if (element.initializer) fillValue(element.initializer, names.elements, places)
      bindName(element.name, names.elements, places)
    }
    return
  }
  for (const element of name.elements) bindElement(element, names, places)
}

function bindElement(element: ts.BindingElement, names: NewNames, places: Places): void {
  const key = element.propertyName ?? element.name
  if (element.dotDotDotToken) bindName(element.name, names, places)
  if (ts.isComputedPropertyName(key)) places.left.from.set(element, names)
  const member = element.dotDotDotToken ? undefined : memberOf(names, textOf(key))
  if (!member) return
  if (member.byHand) places.note(element, `${key.getText()}: ${member.byHand}`)
  if (member.to) {
    if (element.propertyName) renameKey(element.propertyName, member.to, places)
    else places.edit({ start: element.name.getStart(), end: element.name.getStart(), text: `${member.to}: ` })
  }
  if (element.initializer) fillValue(element.initializer, member, places)
  bindName(element.name, member, places)
}

/** An identifier that holds a value: where it is an expression, the value is followed. */
function followUse(use: ts.Identifier, names: NewNames, places: Places): void {
  const { parent } = use
  if (ts.isTypeQueryNode(parent) || ts.isQualifiedName(parent)) return
  followValue(use, names, places)
}

function followMember(access: ts.PropertyAccessExpression, names: NewNames, places: Places): void {
  const member = memberOf(names, access.name.text)
  if (member) {
    if (member.byHand) places.note(access, `${access.name.text}: ${member.byHand}`)
    if (member.to) places.edit({ start: access.name.getStart(), end: access.name.getEnd(), text: member.to })
    followValue(access, member, places)
  } else if (names.elements) followList(access, names.elements, places)
  else if (names.argument ?? names.result) places.left.from.set(access, names)
}

function followLoop({ initializer }: ts.ForOfStatement, { elements }: NewNames, places: Places): void {
  const declared = ts.isVariableDeclarationList(initializer) ? initializer.declarations[0] : undefined
  if (declared && elements) bindName(declared.name, elements, places)
}

/** A method of a list: its callback takes an element. */
function followList(access: ts.PropertyAccessExpression, elements: NewNames, places: Places): void {
  const call = access.parent
  if (!ts.isCallExpression(call) || call.expression !== access) return
  const [first] = call.arguments
  if (first && ts.isFunctionLike(first)) {
    const parameter = first.parameters[access.name.text.startsWith('reduce') ? 1 : 0]
    if (parameter) bindName(parameter.name, elements, places)
  }
  if (/^(?:find|findLast|at)$/.test(access.name.text)) followValue(call, elements, places)
  if (/^(?:filter|slice|toSorted|toReversed|concat)$/.test(access.name.text)) followValue(call, { elements }, places)
}

function followElement(access: ts.ElementAccessExpression, names: NewNames, places: Places): void {
  const key = access.argumentExpression
  if (!ts.isStringLiteralLike(key)) {
    if (names.members) places.left.from.set(access, names)
    if (names.elements) followValue(access, names.elements, places)
    return
  }
  const member = memberOf(names, key.text)
  if (!member) return
  if (member.byHand) places.note(access, `${key.text}: ${member.byHand}`)
  if (member.to) renameLiteral(key, member.to, places)
  followValue(access, member, places)
}

/** A call: its first argument gets new names, a selector reads them, and the result is followed. */
function followCall(call: ts.CallExpression, names: NewNames, places: Places): void {
  const isHook = isHookCall(call.expression)
  for (const [at, argument] of call.arguments.entries()) {
    if (isHook && isFunction(argument)) {
      const [parameter] = argument.parameters
      if (parameter && names.result) bindName(parameter.name, names.result, places)
    } else if (at === 0 && names.argument) fillValue(argument, names.argument, places)
  }
  const isSelected = isHook && call.arguments.some(isFunction)
  if (names.result && !isSelected) followValue(call, names.result, places)
}

/** Renames the members of an object that goes to a place, such as the argument of an action. */
export function fillValue(node: ts.Expression, names: NewNames, places: Places): void {
  places.filled.add(node)
  if (isWrapper(node)) fillValue(node.expression, names, places)
  else if (isChoice(node)) {
    for (const arm of armsOf(node)) fillValue(arm, names, places)
  } else if (isFunction(node)) {
    if (!ts.isBlock(node.body)) fillValue(node.body, names, places)
  } else if (ts.isStringLiteralLike(node)) {
    const text = names.texts?.[node.text]
    if (text !== undefined) renameLiteral(node, text, places)
  } else if (ts.isArrayLiteralExpression(node)) {
    for (const element of node.elements) if (names.elements) fillValue(element, names.elements, places)
  } else if (ts.isObjectLiteralExpression(node)) fillObject(node, names, places)
  else if (!isEmpty(node) && hasInner(names)) places.left.to.set(node, names)
}

function fillObject(node: ts.ObjectLiteralExpression, names: NewNames, places: Places): void {
  const keys = node.properties.map(({ name }) => (name ? newKey(name, names) : ''))
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      fillValue(property.expression, names, places)
      continue
    }
    const key = property.name
    const member = memberOf(names, textOf(key))
    if (!member) continue
    if (member.byHand) places.note(property, `${key.getText()}: ${member.byHand}`)
    if (member.to && keys.filter((one) => one === member.to).length > 1) {
      places.note(property, `the object would have ${member.to} twice`)
      continue
    }
    if (ts.isShorthandPropertyAssignment(property)) {
      if (member.to) places.edit({ start: key.getStart(), end: key.getStart(), text: `${member.to}: ` })
      if (hasInner(member)) places.left.to.set(key, member)
    } else {
      if (member.to) renameKey(key, member.to, places)
      if (ts.isPropertyAssignment(property)) fillValue(property.initializer, member, places)
    }
  }
}

function newKey(key: ts.PropertyName, names: NewNames): string {
  return memberOf(names, textOf(key))?.to ?? textOf(key)
}

function renameKey(key: ts.PropertyName, name: string, places: Places): void {
  if (ts.isStringLiteral(key)) renameLiteral(key, name, places)
  else places.edit({ start: key.getStart(), end: key.getEnd(), text: name })
}

function textOf(key: ts.Node): string {
  return ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : ''
}

/** Own members alone: a table has none that is called `toString`. */
function memberOf({ members }: NewNames, name: string): NewNames | undefined {
  return members && Object.hasOwn(members, name) ? members[name] : undefined
}

/** A comparison with a text, or a `switch`. */
function isCompared(parent: ts.Node): parent is ts.BinaryExpression | ts.SwitchStatement {
  return (ts.isBinaryExpression(parent) && equals.has(parent.operatorToken.kind)) || ts.isSwitchStatement(parent)
}

function compareTexts(
  node: ts.Expression,
  parent: ts.BinaryExpression | ts.SwitchStatement,
  texts: Readonly<Record<string, string>>,
  places: Places,
): void {
  const others = ts.isBinaryExpression(parent)
    ? [parent.left === node ? parent.right : parent.left]
    : parent.caseBlock.clauses.flatMap((clause) => (ts.isCaseClause(clause) ? clause.expression : []))
  for (const other of others) fillValue(other, { texts }, places)
}

const equals: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])

/** `true` for a place that reads no member of a value, such as a condition or the dependencies of an effect. */
function isHarmless(node: ts.Expression, parent: ts.Node): boolean {
  if (ts.isExpressionStatement(parent) || ts.isVoidExpression(parent) || ts.isTypeOfExpression(parent)) return true
  if (ts.isIfStatement(parent) || ts.isPrefixUnaryExpression(parent) || isCondition(node, parent)) return true
  if (ts.isBinaryExpression(parent) && equals.has(parent.operatorToken.kind)) return true
  if (!ts.isArrayLiteralExpression(parent) || !ts.isCallExpression(parent.parent)) return false
  return isHookCall(parent.parent.expression) && parent.parent.arguments.indexOf(parent) > 0
}

function isHookCall(called: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(called) ? called.name : called
  return ts.isIdentifier(name) && /^use[A-Z]/.test(name.text)
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}
