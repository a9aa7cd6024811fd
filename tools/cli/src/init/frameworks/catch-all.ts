import { ts } from 'ts-morph'
import { nodesOf, type SourceTree } from '../../source-tree/source-tree.ts'

/** A route of React Router: an object in a list, or an element. */
export type Route = ts.ObjectLiteralExpression | ts.JsxElement | ts.JsxSelfClosingElement

/** The place of another route directly before a route. */
export interface Sibling {
  readonly route: Route
  readonly start: number
}

/**
 * The places beside the routes that match every other address of the application: beside the outermost route that can
 * have another one there. `null` for a route that has no such place.
 */
export function catchAlls({ tree }: SourceTree): readonly (Sibling | null)[] {
  const places = nodesOf(tree, isRoute)
    .filter((route) => pathOf(route) === '*')
    .map(ancestry)
    .filter((routes) => routes.every((route, at) => at === 0 || /^\/?$/.test(pathOf(route) ?? '')))
    .map((routes) => routes.flatMap((route) => siblingOf(route) ?? []).at(-1) ?? null)
  const starts = places.map((place) => place?.start)
  return places.filter((place, at) => !place || starts.indexOf(place.start) === at)
}

/** `true` if a file has the route of the screens. */
export function hasAccount({ tree }: SourceTree): boolean {
  return nodesOf(tree, isRoute).some((route) => /^\/?account\/\*$/.test(pathOf(route) ?? ''))
}

/** `true` for a route that is an object. */
export function isObject(route: Route): route is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(route)
}

/** An object is a row of its list. An element, or the condition around it, is a child of another element. */
function siblingOf(route: Route): Sibling | null {
  if (isObject(route)) return { route, start: route.getStart() }
  for (let at: ts.Node = route; at.parent && !ts.isJsxAttribute(at); at = at.parent) {
    const { parent } = at
    if ((ts.isJsxElement(parent) || ts.isJsxFragment(parent)) && parent.children.some((one) => one === at))
      return { route, start: at.getStart() }
  }
  return null
}

/** A route and those around it, the innermost first. */
function ancestry(route: Route): readonly Route[] {
  const routes = [route]
  for (let at: ts.Node = route.parent; at.parent; at = at.parent) if (isRoute(at)) routes.push(at)
  return routes
}

function isRoute(node: ts.Node): node is Route {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText() === 'Route'
  if (ts.isJsxSelfClosingElement(node)) return node.tagName.getText() === 'Route'
  if (!ts.isObjectLiteralExpression(node) || !ts.isArrayLiteralExpression(node.parent)) return false
  return node.properties.some(({ name }) => name !== undefined && shown.has(name.getText()))
}

/** What a route of React Router does. A list of other things may have a path as well. */
const shown: ReadonlySet<string> = new Set(['element', 'Component', 'children', 'lazy', 'loader'])

function pathOf(route: Route): string | null {
  if (isObject(route)) return textOf(property(route, 'path')?.initializer)
  const { attributes } = ts.isJsxElement(route) ? route.openingElement : route
  const found = attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === 'path')
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined
  return textOf(value && ts.isJsxExpression(value) ? value.expression : value)
}

function property(route: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined {
  return route.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)
}

/** The text of a literal. `null` for none, and an expression counts as a path of its own. */
function textOf(value: ts.Node | undefined): string | null {
  if (!value) return null
  return ts.isStringLiteralLike(value) ? value.text : '…'
}
