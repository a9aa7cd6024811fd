// @ts-check
// Reads syntax trees of the bundler's parser.

/** @typedef {{ readonly type: string, readonly start: number, readonly end: number } & Record<string, unknown>} Node */

/** Returns the nodes below a node. @param {Node} node @returns {readonly Node[]} */
export function innerNodes(node) {
  return Object.values(node).flatMap(nodesIn)
}

/** Returns the nodes of a member of a node: one, several, or none. @param {unknown} value @returns {readonly Node[]} */
export function nodesIn(value) {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value] : []
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}
