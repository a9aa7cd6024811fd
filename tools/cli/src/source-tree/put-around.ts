import { ts } from 'ts-morph'
import type { Edit } from '../../../file-edits/src/text-edits.ts'
import { nodesOf, type SourceTree } from './source-tree.ts'

/** A place in the markup of a file. */
export type Place = (node: ts.Node) => boolean

/** An element without children, such as `<App />`. One with a key is a row of a list, which has to keep it outside. */
export function element(name: string): Place {
  return (node) =>
    ts.isJsxSelfClosingElement(node) &&
    ts.isIdentifier(node.tagName) &&
    node.tagName.text === name &&
    !node.attributes.properties.some((one) => one.name?.getText() === 'key')
}

/** A value among the children of an element, such as `{children}`. Those of the whole page hold its head and its body. */
export function child(name: string): Place {
  return (node) =>
    ts.isJsxExpression(node) &&
    (ts.isJsxFragment(node.parent) ||
      (ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() !== 'html')) &&
    node.expression !== undefined &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === name
}

/**
 * Puts an element around the one place in a file, one step further in. Returns `null` if there is no such place, or if
 * there are several.
 */
export function putAround(
  { text, tree }: SourceTree,
  place: Place,
  open: readonly string[],
  close: string,
): readonly Edit[] | null {
  const [found, ...more] = nodesOf(tree, (node): node is ts.Node => place(node))
  if (!found || more.length > 0) return null
  const [at, end] = [found.getStart(tree), found.getEnd()]
  const start = text.lastIndexOf('\n', at - 1) + 1
  const [before, after] = [text.slice(start, at), /^[^\r\n]*/.exec(text.slice(end))?.[0] ?? '']
  const step = before.includes('\t') ? '\t' : '  '
  const [indent = ''] = /^\s*/.exec(before) ?? []
  const [first = '', ...rest] = open
  const opened = (margin: string) =>
    `${[first, ...rest.map((line) => margin + step + line)].join('\n')}\n${margin}${step}`
  if (before.trim() === 'return' && /^;?\s*$/.test(after)) {
    const margin = indent + step
    return [
      insertion(at, `(\n${margin}${opened(margin)}`),
      ...furtherIn(found, text, step + step),
      insertion(end, `\n${margin}${close}\n${indent})`),
    ]
  }
  if (before.trim() !== '' || !/^[,)]*\s*$/.test(after)) return [insertion(at, open.join('')), insertion(end, close)]
  return [insertion(at, opened(before)), ...furtherIn(found, text, step), insertion(end, `\n${before}${close}`)]
}

/** Moves the further lines of a node in. Lines within a text stay, as their indentation is a part of it. */
function furtherIn(found: ts.Node, text: string, step: string): readonly Edit[] {
  const texts = nodesOf(found, (node): node is ts.Node => ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node))
  const start = found.getStart()
  return [...text.slice(start, found.getEnd()).matchAll(/\n(?!\r?\n)/g)]
    .map(({ index }) => start + index + 1)
    .filter((line) => !texts.some((one) => one.getStart() < line && line < one.getEnd()))
    .map((line) => insertion(line, step))
}

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}
