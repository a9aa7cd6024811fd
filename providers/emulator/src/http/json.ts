/** The value is an object and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Reads JSON text. Returns `undefined` if it is malformed or nested deeper than 64 levels: a recursive walk over more
 * could overflow the stack.
 */
export function readJson(written: string): unknown {
  try {
    const value: unknown = JSON.parse(written)
    return isShallow(value, deepest) ? value : undefined
  } catch {
    return undefined
  }
}

const deepest = 64

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1))
}
