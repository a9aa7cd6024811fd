import ts from 'typescript'
import { collect, type Findings, isTest, type Module, placeOf } from './source.ts'

/**
 * Words and figures of the kit that are taken from the rows of a list before its first answer: no rows are then no fact. The
 * table, which has a state for each case, and the function that decides are left out.
 */
export function unknownRows(modules: readonly Module[]): Findings {
  return modules
    .filter((module) => module.path.startsWith('ui-kit/src/') && !isTest(module) && !deciding.test(module.path))
    .flatMap((module) => collect(module.tree, (node) => faultOf(module, node)))
}

const deciding = /^ui-kit\/src\/frame\/(?:known-rows\.ts|portal\/data-table\/)/

function faultOf(module: Module, node: ts.Node): string | undefined {
  const say = (advice: string) => `${placeOf(module, node)}: ${advice}`
  if (ts.isBinaryExpression(node)) {
    const [left, operator, right] = [node.left, node.operatorToken, node.right].map((part) => part.getText(module.tree))
    if (isCount(left) && /^(?:===?|<=?)$/.test(operator ?? '') && /^[01]$/.test(right ?? ''))
      return say('a list that is not read has no rows either; use isKnownEmpty or knownRows')
    if (/(?:^|\.)total$/.test(left ?? '') && operator === '??' && right === '0')
      return say('a total that is not known is not 0; show a skeleton or leave it out')
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    if (isCount(node.operand.getText(module.tree))) return say('use isKnownEmpty')
  }
  if (ts.isPropertyAssignment(node) && node.name.getText(module.tree) === 'count') {
    if (isCount(node.initializer.getText(module.tree)))
      return say('a list that is not read has no number of rows; count those of knownRows')
  }
  return undefined
}

/** `true` for the number of rows of a list. Rows that are known have another name: `known`. */
function isCount(text: string | undefined): boolean {
  return text !== undefined && /(?:^|\.)rows\.length$/.test(text)
}
