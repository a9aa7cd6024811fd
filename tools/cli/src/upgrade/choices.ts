import { ts } from 'ts-morph'

/** `true` for an expression that is one of several others, such as `a ?? b`. */
export function isChoice(node: ts.Node): node is ts.ConditionalExpression | ts.BinaryExpression {
  return ts.isConditionalExpression(node) || (ts.isBinaryExpression(node) && chooses.has(node.operatorToken.kind))
}

const chooses: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])

/** The expressions that a choice is one of. The left side of `&&` is a condition. */
export function armsOf(choice: ts.ConditionalExpression | ts.BinaryExpression): readonly ts.Expression[] {
  if (ts.isConditionalExpression(choice)) return [choice.whenTrue, choice.whenFalse]
  const isAnd = choice.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return isAnd ? [choice.right] : [choice.left, choice.right]
}

/** `true` for a part of an expression that only chooses another part. */
export function isCondition(node: ts.Expression, parent: ts.Node): boolean {
  return isChoice(parent) && !armsOf(parent).includes(node)
}

/** An expression around a value that is that value. */
export function isWrapper(
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  )
}

/** `true` for a value that is written in its place: all of its names and texts can be seen. */
export function isMade(node: ts.Expression): boolean {
  if (isWrapper(node)) return isMade(node.expression)
  if (isChoice(node)) return armsOf(node).every(isMade)
  return (
    isEmpty(node) ||
    ts.isLiteralExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node)
  )
}

/** `null`, `undefined` and the truth values, which have no names. */
export function isEmpty(node: ts.Expression): boolean {
  return /^(?:null|undefined|true|false)$/.test(node.getText())
}
