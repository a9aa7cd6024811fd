// @ts-check
// Which lines of the sources `npm run mutants` breaks, and how.
import { createHash } from 'node:crypto'
import ts from 'typescript'
import { isLeftAlone, operators } from './operators.mjs'

/**
 * A source file with one line broken.
 *
 * @typedef {object} Mutant
 * @property {string} path From the root of the checkout.
 * @property {number} line
 * @property {string} operator
 * @property {string} before The line as it is, without its indent.
 * @property {string} after The line as it is broken; empty if nothing is left of it.
 * @property {number} at Where the change begins in the text.
 * @property {string} text The text of the whole file with the broken line.
 */

/**
 * Every way to break one line of a source text.
 *
 * @param {string} path
 * @param {string} text
 * @returns {readonly Mutant[]}
 */
export function mutantsOf(path, text) {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  /** @type {Mutant[]} */
  const mutants = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (isLeftAlone(node)) return
    for (const [operator, edit] of Object.entries(operators)) {
      const [start, end, replacement] = edit(node) ?? [0, 0, '']
      if (end === 0 || text.slice(start, end).includes('\n')) continue
      const broken = text.slice(0, start) + replacement + text.slice(end)
      const line = tree.getLineAndCharacterOfPosition(start).line
      const lineIn = (/** @type {string} */ whole) => whole.split('\n')[line]?.trim() ?? ''
      const words = { before: lineIn(text), after: lineIn(broken) }
      mutants.push({ path, line: line + 1, operator, ...words, at: start, text: broken })
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(tree, visit)
  return mutants
}

/**
 * Draws mutants by a seed. Each part gets one while the count allows. Each further one goes to the part that has most mutants for
 * one drawn.
 *
 * @param {readonly (readonly Mutant[])[]} parts The mutants of each part.
 * @param {{ readonly seed: number, readonly count: number }} options
 * @returns {readonly (readonly Mutant[])[]} Those drawn of each part, in the order of the files.
 */
export function drawnMutants(parts, { seed, count }) {
  const drawn = parts.map(() => 0)
  const inTurn = parts.map((_, part) => part).sort(by((part) => drawOf(seed, parts[part]?.[0]?.path ?? '')))
  const sizeOf = (/** @type {number} */ part) => parts[part]?.length ?? 0
  const claimOf = (/** @type {number} */ part) => {
    const already = drawn[part] ?? 0
    if (already >= sizeOf(part)) return 0
    return already === 0 ? Number.POSITIVE_INFINITY : sizeOf(part) / already
  }
  for (let left = count; left > 0; left -= 1) {
    const next = inTurn.reduce((best, part) => (claimOf(part) > claimOf(best) ? part : best), inTurn[0] ?? 0)
    if (!(claimOf(next) > 0)) break
    drawn[next] = (drawn[next] ?? 0) + 1
  }
  return parts.map((mutants, part) => {
    const inOrder = mutants.toSorted(by(({ path, operator, at }) => drawOf(seed, `${path} ${at} ${operator}`)))
    const taken = new Set(inOrder.slice(0, drawn[part]))
    return mutants.filter((mutant) => taken.has(mutant))
  })
}

/** A number that looks random and follows from a seed and a name. @param {number} seed @param {string} name */
function drawOf(seed, name) {
  return createHash('md5').update(`${seed} ${name}`).digest().readUIntBE(0, 6)
}

/** @template Item @param {(item: Item) => number} rankOf @returns {(one: Item, other: Item) => number} */
function by(rankOf) {
  return (one, other) => rankOf(one) - rankOf(other)
}
