// @ts-check

/** @typedef {{ readonly head: string, readonly inner: readonly CssNode[] | null }} CssNode */

/** The condition of an engine that has no `light-dark()`: Chrome before 123 and Safari before 17.5. */
export const condition = 'not (color:light-dark(red,blue))'

/**
 * Returns the light theme of minified sheets for engines without `light-dark()`: every declaration that uses the function, with its
 * first colour. A custom property that uses it somewhere is declared wherever it was, because the sheet follows all others.
 *
 * @param {string} css
 */
export function lightSheet(css) {
  const nodes = nodesOf(css)
  const names = new Set(declarationsOf(nodes).filter(usesBoth).map(nameOf).filter(isCustom))
  const kept = (/** @type {string} */ text) => usesBoth(text) || names.has(nameOf(text))
  return `@supports ${condition}{${printed(nodes, kept)}${own}}`
}

/** What the browser draws itself is light as well, except in the theme that is always dark. */
const own = ':host(:not([data-theme=dark])),.portico:not([data-theme=dark]){color-scheme:light!important}'

/** @param {string} css @returns {readonly CssNode[]} */
function nodesOf(css) {
  /** @type {CssNode[][]} */
  const open = [[]]
  for (const [, head = '', end] of css.matchAll(/((?:"[^"]*"|[^{};"])*)([{};]|$)/g)) {
    if (end === '{') {
      /** @type {CssNode[]} */
      const inner = []
      open.at(-1)?.push({ head, inner })
      open.push(inner)
      continue
    }
    if (head.trim() !== '') open.at(-1)?.push({ head, inner: null })
    if (end === '}') open.pop()
  }
  return open[0] ?? []
}

/** @param {readonly CssNode[]} nodes @returns {readonly string[]} */
function declarationsOf(nodes) {
  return nodes.flatMap(({ head, inner }) => (isOther(head) ? [] : inner ? declarationsOf(inner) : [head]))
}

/** @param {readonly CssNode[]} nodes @param {(declaration: string) => boolean} kept @returns {string} */
function printed(nodes, kept) {
  return nodes
    .map(({ head, inner }) => {
      if (inner === null) return kept(head) ? `${lightOf(head)};` : ''
      const content = isOther(head) ? '' : printed(inner, kept)
      return content && `${head}{${content}}`
    })
    .join('')
}

/** `true` for a block that such an engine leaves out by itself. @param {string} head */
const isOther = (head) => head.startsWith('@supports') && usesBoth(head)
/** @param {string} text */
const usesBoth = (text) => text.includes('light-dark(')
/** @param {string} declaration */
const nameOf = (declaration) => declaration.slice(0, declaration.indexOf(':')).trim()
/** @param {string} name */
const isCustom = (name) => name.startsWith('--')

/** A value with the first colour of each `light-dark()`. @param {string} value @returns {string} */
function lightOf(value) {
  const at = value.indexOf('light-dark(')
  if (at === -1) return value
  let [depth, comma, end] = [0, 0, at + 'light-dark('.length]
  for (const start = end; depth >= 0; end++) {
    const character = value[end]
    if (character === undefined) throw new Error(`light-dark() has no end: ${value.slice(start)}`)
    if (character === '(') depth++
    else if (character === ')') depth--
    else if (character === ',' && depth === 0 && comma === 0) comma = end
  }
  return value.slice(0, at) + value.slice(at + 'light-dark('.length, comma) + lightOf(value.slice(end))
}
