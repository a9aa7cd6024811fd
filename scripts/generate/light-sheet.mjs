// @ts-check
import { transform } from 'lightningcss'

/** The condition of an engine that has no `light-dark()`: Chrome before 123 and Safari before 17.5. */
export const condition = 'not (color:light-dark(red,blue))'

/**
 * Returns the light theme of sheets for engines without `light-dark()`: every declaration that uses the function, with its first
 * colour. A custom property that uses it somewhere is declared wherever it was, because the sheet follows all others.
 *
 * @param {string} css
 */
export function lightSheet(css) {
  /** @type {Set<string>} */
  const names = new Set()
  visited(css, (declaration) => {
    if (usesBoth(declaration)) names.add(nameOf(declaration))
    return true
  })
  const kept = visited(css, (declaration) => {
    const name = nameOf(declaration)
    return usesBoth(declaration) || (name.startsWith('--') && names.has(name))
  })
  return `@supports ${condition}{${kept}${own}}`
}

/** What the browser draws itself is light as well, except in the theme that is always dark. */
const own = ':host(:not([data-theme=dark])),.portico:not([data-theme=dark]){color-scheme:light!important}'

/** @typedef {import('lightningcss').Declaration} Declaration */

/**
 * The sheet with some of its declarations, in the light colours. Blocks that such an engine leaves out by itself are left out.
 *
 * @param {string} css
 * @param {(declaration: Declaration) => boolean} isKept
 */
function visited(css, isKept) {
  const { code } = transform({
    filename: 'light.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: { keyframes: () => [], supports: ({ value }) => (usesBoth(value.condition) ? [] : undefined) },
      Declaration(declaration) {
        if (!isKept(declaration)) return []
        return usesBoth(declaration) ? lightOf(declaration) : undefined
      },
    },
  })
  return code.toString()
}

/**
 * A part of a sheet with the first colour of each `light-dark()`.
 *
 * @template Part
 * @param {Part} part
 * @returns {Part}
 */
function lightOf(part) {
  return JSON.parse(JSON.stringify(part), (_, value) => {
    if (value?.type === 'light-dark') return value.light
    // A colour with variables is a list of tokens.
    const isList = (/** @type {any} */ one) => one?.type === 'unresolved-color' && Array.isArray(one.value)
    // The compiler reads no `null`.
    return Array.isArray(value) ? value.flatMap((one) => (isList(one) ? one.value : one)) : (value ?? undefined)
  })
}

/** @param {object} part */
function usesBoth(part) {
  return JSON.stringify(part).includes('light-dark')
}

/** @param {Declaration} declaration */
function nameOf(declaration) {
  return declaration.property === 'custom' ? declaration.value.name : declaration.property
}
