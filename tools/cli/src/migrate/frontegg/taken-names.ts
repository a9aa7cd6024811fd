import { type BindingElement, Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { Literal } from '../../source-tree/specifier.ts'

/** A name that a file takes out of a module, and its place. */
export interface TakenName {
  readonly name: string
  readonly node: Node
}

/** Returns the names that a call such as `require` or `import()`, or a type `import()`, is asked for. */
export function namesTakenBy(literal: Literal): readonly TakenName[] {
  const type = literal.getParent()?.getParentIfKind(SyntaxKind.ImportType)
  if (type) return namesOfType(type.getQualifier())
  const call = literal.getParentIfKind(SyntaxKind.CallExpression)
  return call ? namesOfValue(call) : []
}

/** Returns the names that are read of a namespace, as values and as types. */
export function membersOf(source: SourceFile, namespace: string): readonly TakenName[] {
  const values = source
    .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
    .filter((one) => one.getExpression().getText() === namespace)
    .map((node) => ({ name: node.getName(), node }))
  const types = source
    .getDescendantsOfKind(SyntaxKind.QualifiedName)
    .filter((one) => one.getLeft().getText() === namespace)
    .map((node) => ({ name: node.getRight().getText(), node }))
  return [...values, ...types]
}

/** The names in `{ a, b: c }`. The rest of an object has none. */
export function namesInPattern(pattern: Node | undefined): readonly TakenName[] {
  if (!Node.isObjectBindingPattern(pattern)) return []
  const named = pattern.getElements().filter((one) => !one.getDotDotDotToken())
  return named.map((node) => ({ name: nameOf(node), node }))
}

function nameOf(element: BindingElement): string {
  return element.getPropertyNameNode()?.getText() ?? element.getName()
}

/** A module as a value: destructured, read, awaited, given to `then`, or kept in a constant. */
function namesOfValue(value: Node): readonly TakenName[] {
  const parent = value.getParent()
  if (Node.isAwaitExpression(parent) || Node.isParenthesizedExpression(parent) || Node.isAsExpression(parent)) {
    return namesOfValue(parent)
  }
  if (Node.isVariableDeclaration(parent)) {
    const name = parent.getNameNode()
    return Node.isIdentifier(name) ? membersOf(value.getSourceFile(), name.getText()) : namesInPattern(name)
  }
  if (!Node.isPropertyAccessExpression(parent)) return []
  if (parent.getName() !== 'then') return [{ name: parent.getName(), node: parent }]
  return namesOfHandler(parent.getParent())
}

/** The names that the function of `then` takes. */
function namesOfHandler(call: Node | undefined): readonly TakenName[] {
  const handler = Node.isCallExpression(call) ? call.getArguments()[0] : undefined
  if (!Node.isArrowFunction(handler) && !Node.isFunctionExpression(handler)) return []
  const name = handler.getParameters()[0]?.getNameNode()
  if (!Node.isIdentifier(name)) return namesInPattern(name)
  const reads = handler.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
  return reads
    .filter((one) => one.getExpression().getText() === name.getText())
    .map((node) => ({ name: node.getName(), node }))
}

function namesOfType(qualifier: Node | undefined): readonly TakenName[] {
  if (!qualifier) return []
  const first = Node.isQualifiedName(qualifier) ? qualifier.getLeft() : qualifier
  return [{ name: first.getText(), node: qualifier }]
}
