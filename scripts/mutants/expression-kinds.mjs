// @ts-check
// What an expression is, as far as its syntax shows it: no types are checked.
import ts from 'typescript'

/** @param {ts.Node} node @returns {node is ts.PrefixUnaryExpression} */
export function isNegation(node) {
  return ts.isPrefixUnaryExpression(node) && node.operator === token.ExclamationToken
}

/** `true` for `===`, `!==`, `<` and the like. @param {ts.Node} node */
export function isComparison(node) {
  return ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)
}

/** `true` if an expression is a boolean by its form, its name or the type of the function it ends. @param {ts.Node} node */
export function isBoolean(node) {
  if (looksBoolean(node)) return true
  const around = ts.isReturnStatement(node.parent) ? ts.findAncestor(node, ts.isFunctionLike) : node.parent
  const type = around && ts.isFunctionLike(around) ? around.type : undefined
  return type !== undefined && (type.kind === token.BooleanKeyword || ts.isTypePredicateNode(type))
}

/** `true` for what a function returns. @param {ts.Node} node */
export function isReturned(node) {
  return (
    ts.isReturnStatement(node.parent) ||
    (ts.isArrowFunction(node.parent) && node.parent.body === node && !ts.isBlock(node))
  )
}

/** `true` for a difference, and for a sum with an operand that is clearly a number. @param {ts.Node} node */
export function isSumOfNumbers(node) {
  if (!ts.isBinaryExpression(node)) return false
  const { kind } = node.operatorToken
  return kind === token.MinusToken || (kind === token.PlusToken && isNumber(node) && !isText(node))
}

/** `true` for the name of a member: before a colon, in brackets, before `in`. @param {ts.Node} node */
export function isKey(node) {
  const { parent } = node
  return (
    ts.isComputedPropertyName(parent) ||
    (ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(node)) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === token.InKeyword) ||
    ('name' in parent && parent.name === node)
  )
}

/**
 * `true` for texts that only name: modules, slots, React's keys, and directives such as `use client`. Keys of messages and
 * permissions are names too, whose types show a mistake.
 *
 * @param {ts.StringLiteralLike} node
 */
export function isName(node) {
  const { parent } = node
  if (ts.isExpressionStatement(parent) || dottedOrClass.test(node.text)) return true
  if (ts.isCallExpression(parent)) return /^(?:import|slotted)$/.test(parent.expression.getText())
  return ts.isJsxAttribute(parent) && parent.name.getText() === 'key'
}

/** `true` for class names: the attribute, and calls that make them. @param {ts.Node} node */
export function isOfClasses(node) {
  return ts.isJsxAttribute(node)
    ? node.name.getText() === 'className'
    : ts.isCallExpression(node) && node.expression.getText() === 'classOf'
}

const token = ts.SyntaxKind
const comparisons = new Set([
  token.EqualsEqualsEqualsToken,
  token.ExclamationEqualsEqualsToken,
  token.LessThanToken,
  token.LessThanEqualsToken,
  token.GreaterThanToken,
  token.GreaterThanEqualsToken,
])
const arithmetic = new Set([token.MinusToken, token.AsteriskToken, token.SlashToken, token.PercentToken])
const booleanNames =
  /(?:^|\.)(?:(?:is|has|can|may|was|are)[A-Z]\w*|some|every|includes|has|startsWith|endsWith|test|hasOwn|Boolean)$/
const dottedOrClass = /^[a-z][\w-]*(?:\.[\w-]+)+$|^portico-/
const numberNames = /(?:^|\.)(?:length|size|indexOf|lastIndexOf|getTime)$|^(?:Math\.\w+|Number|Date\.now)$/

/** @param {ts.Node} node @returns {boolean} */
function looksBoolean(node) {
  if (ts.isParenthesizedExpression(node)) return looksBoolean(node.expression)
  if (isNegation(node) || isComparison(node)) return true
  if (node.kind === token.TrueKeyword || node.kind === token.FalseKeyword) return true
  if (!ts.isBinaryExpression(node)) return booleanNames.test(nameOf(node))
  const { kind } = node.operatorToken
  const isLogic = kind === token.AmpersandAmpersandToken || kind === token.BarBarToken
  return isLogic && looksBoolean(node.left) && looksBoolean(node.right)
}

/** @param {ts.Node} node @returns {boolean} */
function isNumber(node) {
  if (ts.isNumericLiteral(node)) return true
  if (ts.isParenthesizedExpression(node)) return isNumber(node.expression)
  if (!ts.isBinaryExpression(node)) return numberNames.test(nameOf(node))
  const { kind } = node.operatorToken
  return arithmetic.has(kind) || (kind === token.PlusToken && (isNumber(node.left) || isNumber(node.right)))
}

/** @param {ts.Node} node @returns {boolean} */
function isText(node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === token.PlusToken
  return isSum && (isText(node.left) || isText(node.right))
}

/** `rows.some` of `rows.some(…)`, `row.isOpen` of itself; empty for what has no name. @param {ts.Node} node @returns {string} */
function nameOf(node) {
  if (ts.isCallExpression(node)) return nameOf(node.expression)
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? node.getText() : ''
}
