import { ts } from 'ts-morph'
import type { Place } from './put-around.ts'
import { nodesOf } from './source-tree.ts'

/**
 * A place that the code of a file leads to: each function, class and variable around it is used elsewhere in the file. One
 * that other files import counts as well, unless the file is an entry, which none imports.
 */
export function reached(place: Place, { isEntry }: { readonly isEntry: boolean }): Place {
  return (node) => place(node) && declarationsAround(node).every((one) => isUsed(one) || (!isEntry && isExported(one)))
}

/** A place within the function that has the children of the application as a property. */
export function inComponent(place: Place, isComponent: (component: ts.Node) => boolean): Place {
  return (node) => {
    if (!place(node)) return false
    const owner = ancestorsOf(node).find((one) => ts.isFunctionLike(one) && one.parameters.some(bindsChildren))
    return owner !== undefined && isComponent(owner)
  }
}

/** `true` for the default export of a file, also within calls such as `memo(Layout)`. */
export function isDefaultExport(component: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(component) ? (ts.getModifiers(component) ?? []) : []
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return true
  if (ancestorsOf(component).some(ts.isExportAssignment)) return true
  const name = nameOf(component)
  const exported = component.getSourceFile().statements.filter(ts.isExportAssignment)
  return exported.some((one) => nodesOf(one, ts.isIdentifier).some(({ text }) => text === name))
}

/** Accepts a function that is the value of one of these properties, or whose name is. */
export function isValueOf(...properties: readonly string[]): (component: ts.Node) => boolean {
  return (component) => {
    const name = nameOf(component)
    return nodesOf(component.getSourceFile(), ts.isPropertyAssignment)
      .filter((one) => properties.includes(one.name.getText()))
      .some(
        ({ initializer }) => initializer === component || (ts.isIdentifier(initializer) && initializer.text === name),
      )
  }
}

type Declaration = ts.FunctionDeclaration | ts.ClassDeclaration | ts.VariableDeclaration

function isDeclaration(node: ts.Node): node is Declaration {
  return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isVariableDeclaration(node)
}

/** The declarations that have to be used. A variable around a call that renders at once is none of them. */
function declarationsAround(node: ts.Node): readonly Declaration[] {
  const around = ancestorsOf(node)
  const call = around.findIndex((one) => ts.isCallExpression(one) && renders.test(one.expression.getText()))
  if (call < 0) return around.filter(isDeclaration)
  const outside = around.slice(call)
  const body = outside.findIndex(ts.isFunctionLike)
  return [...around.slice(0, call), ...(body < 0 ? [] : outside.slice(body))].filter(isDeclaration)
}

const renders = /(?:^|\.)(?:render|hydrate|hydrateRoot)$/

function isUsed(declaration: Declaration): boolean {
  const { name } = declaration
  if (!name || !ts.isIdentifier(name)) return false
  return nodesOf(declaration.getSourceFile(), ts.isIdentifier).some(
    (one) =>
      one.text === name.text &&
      !ts.isExportSpecifier(one.parent) &&
      !(declaration.getStart() <= one.getStart() && one.getEnd() <= declaration.getEnd()),
  )
}

function isExported(declaration: Declaration): boolean {
  const statement = ancestorsOf(declaration).find((one) => ts.isSourceFile(one.parent)) ?? declaration
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

/** The nodes around a node, the innermost first. The file is not among them. */
function ancestorsOf(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = []
  for (let at = node.parent; at.parent; at = at.parent) found.push(at)
  return found
}

/** The name of a function, or of the variable that holds it. */
function nameOf(component: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(component)) return component.name?.text
  const variable = ancestorsOf(component).find(ts.isVariableDeclaration)
  return variable && ts.isIdentifier(variable.name) ? variable.name.text : undefined
}

function bindsChildren({ name }: ts.ParameterDeclaration): boolean {
  return ts.isObjectBindingPattern(name) && name.elements.some((one) => one.name.getText() === 'children')
}
