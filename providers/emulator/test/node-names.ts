/** Names of Node's that a syntax tree reads free of any object, asks of the global one, or imports. */
export function nodeNames(node: unknown, parent: Node = {}, key = ''): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((one) => nodeNames(one, parent, key))
  if (!isNode(node)) return []
  const found = Object.entries(node).flatMap(([name, member]) => nodeNames(member, node, name))
  if (node['type'] === 'Identifier' && isNodeGlobal(node['name']) && !isNaming(parent, key)) {
    return [isGlobal(parent['object']) ? `globalThis.${node['name']}` : node['name']]
  }
  const { value } = node
  const isImport = key === 'source' || (key === 'arguments' && parent['type'] === 'CallExpression')
  return isImport && typeof value === 'string' && value.startsWith('node:') ? [value] : found
}

/** Whether a name stands for a member of some object rather than for itself. */
function isNaming(parent: Node, key: string): boolean {
  if (parent['computed'] === true) return false
  if (parent['type'] === 'MemberExpression') return key === 'property' && !isGlobal(parent['object'])
  return key === 'key' && !(parent['type'] === 'Property' && parent['shorthand'] === true)
}

function isGlobal(node: unknown): boolean {
  return isNode(node) && (node['name'] === 'globalThis' || node['name'] === 'global')
}

function isNodeGlobal(name: unknown): name is string {
  return typeof name === 'string' && ['require', 'process', 'Buffer', '__dirname', '__filename'].includes(name)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** A node of a syntax tree (ESTree). */
type Node = Readonly<Record<string, unknown>>
