// @ts-check
/** Returns the modules that a source imports when it loads, without those of types. @param {string} source @returns {readonly string[]} */
export function specifiersIn(source) {
  const statements = source.matchAll(/^(?:import|export)\s(?:([^'"`;]*?)\sfrom\s+)?['"]([^'"]+)['"]/gm)
  return [...statements].flatMap(([, names = '', specifier = '']) => (isOfTypes(names) ? [] : [specifier]))
}

/** `true` for `type { One }`, `type * as all`, and `{ type One, type Other }`. @param {string} names */
function isOfTypes(names) {
  if (/^type\s+[{*\w]/.test(names)) return true
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]?.split(',') ?? []
  const filled = listed.map((name) => name.trim()).filter(Boolean)
  return filled.length > 0 && filled.every((name) => /^type\s/.test(name))
}
