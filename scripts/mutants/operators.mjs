// @ts-check
import ts from 'typescript'
import {
  isBoolean,
  isComparison,
  isKey,
  isName,
  isNegation,
  isOfClasses,
  isReturned,
  isSumOfNumbers,
} from './expression-kinds.mjs'

/** @typedef {readonly [start: number, end: number, text: string]} Edit What to replace in a source text, and by what. */

/**
 * The ways to break a line, by name. Each takes a node of the syntax tree and returns an edit, or null if it does not apply.
 *
 * @type {Readonly<Record<string, (node: ts.Node) => Edit | null>>}
 */
export const operators = {
  equality: (node) => withOther(node, equalities),
  order: (node) => withOther(node, orders),
  logic: (node) => withOther(node, logic),
  sum: (node) => (isSumOfNumbers(node) ? withOther(node, sums) : null),
  negation: (node) => (isNegation(node) ? [node.getStart(), node.operand.getStart(), ''] : null),
  boolean(node) {
    if (node.kind === token.TrueKeyword) return replaced(node, 'false')
    return node.kind === token.FalseKeyword ? replaced(node, 'true') : null
  },
  condition(node) {
    const condition = conditionOf(node)
    return condition && !isTurnedElsewhere(condition) ? replaced(condition, negated(condition)) : null
  },
  answer(node) {
    return isReturned(node) && isBoolean(node) && !isTurnedElsewhere(node) ? replaced(node, negated(node)) : null
  },
  number: (node) => (ts.isNumericLiteral(node) && !isKey(node) ? replaced(node, String(Number(node.text) + 1)) : null),
  string: (node) =>
    ts.isStringLiteralLike(node) && node.text !== '' && !isKey(node) && !isName(node) ? replaced(node, "''") : null,
  call(node) {
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(called(node.expression))) return null
    return replaced(node, ts.isBlock(node.parent) || ts.isSourceFile(node.parent) ? '' : '{}')
  },
  fallback: (node) =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === token.QuestionQuestionToken
      ? [node.left.getEnd(), node.getEnd(), '']
      : null,
  filter: (node) =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'filter'
      ? [node.expression.expression.getEnd(), node.getEnd(), '']
      : null,
}

/** `true` for types, imports, exports of other modules and class names: nothing in them is broken. @param {ts.Node} node */
export function isLeftAlone(node) {
  return (
    ts.isTypeNode(node) ||
    isOfClasses(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  )
}

const token = ts.SyntaxKind
const equalities = bothWays([token.EqualsEqualsEqualsToken, token.ExclamationEqualsEqualsToken])
const orders = bothWays(
  [token.LessThanToken, token.GreaterThanEqualsToken],
  [token.GreaterThanToken, token.LessThanEqualsToken],
)
const logic = bothWays([token.AmpersandAmpersandToken, token.BarBarToken])
const sums = bothWays([token.PlusToken, token.MinusToken])

/** @param {...readonly [ts.SyntaxKind, ts.SyntaxKind]} pairs @returns {ReadonlyMap<ts.SyntaxKind, ts.SyntaxKind>} */
function bothWays(...pairs) {
  return new Map([...pairs, ...pairs.map(([one, other]) => /** @type {const} */ ([other, one]))])
}

/** @param {ts.Node} node @param {string} text @returns {Edit} */
function replaced(node, text) {
  return [node.getStart(), node.getEnd(), text]
}

/** @param {ts.Node} node @param {ReadonlyMap<ts.SyntaxKind, ts.SyntaxKind>} others @returns {Edit | null} */
function withOther(node, others) {
  const other = ts.isBinaryExpression(node) ? others.get(node.operatorToken.kind) : undefined
  return ts.isBinaryExpression(node) && other ? replaced(node.operatorToken, ts.tokenToString(other) ?? '') : null
}

/** @param {ts.Node} node */
function negated(node) {
  return ts.isLeftHandSideExpression(node) ? `!${node.getText()}` : `!(${node.getText()})`
}

/** @param {ts.Node} node */
function conditionOf(node) {
  if (ts.isIfStatement(node)) return node.expression
  return ts.isConditionalExpression(node) ? node.condition : null
}

/** `true` for what another operator negates, so that no mutant is made twice. @param {ts.Node} node */
function isTurnedElsewhere(node) {
  return isNegation(node) || isComparison(node) || node.kind === token.TrueKeyword || node.kind === token.FalseKeyword
}

/** What a statement calls, without `await` and `void`. @param {ts.Expression} expression @returns {ts.Expression} */
function called(expression) {
  return ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)
    ? called(expression.expression)
    : expression
}
