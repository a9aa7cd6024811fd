/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/**
 * `schema` closed: a property that no schema names is an error, at every depth, unless the schema opens itself by
 * `additionalProperties`. What is put together by `allOf` is closed where it is put together. References lead to
 * schemas closed in the same way, named as {@link closedDefinitions} names them.
 */
export function closed(schema: Schema): Schema {
  return rewritten(schema, false)
}

/** Every definition twice: closed as a whole under its own name, and left open as a part of something under `part:`. */
export function closedDefinitions(definitions: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([name, schema]) => [
      [name, rewritten(schema, false)],
      [`part:${name}`, rewritten(schema, true)],
    ]),
  )
}

function rewritten(schema: Schema, isPart: boolean): Schema {
  const names = 'properties' in schema || 'allOf' in schema
  const isOpen = isPart || !names || 'additionalProperties' in schema
  const members = Object.entries(schema).map(([keyword, value]) => [keyword, member(keyword, value, isPart, names)])
  return { ...Object.fromEntries(members), ...(isOpen ? {} : { unevaluatedProperties: false }) }
}

function member(keyword: string, value: unknown, isPart: boolean, names: boolean): unknown {
  if (keyword === '$ref') return isPart ? String(value).replace('#/$defs/', '#/$defs/part:') : value
  if (keyword === 'properties' && isSchema(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [name, isSchema(property) ? closed(property) : property]),
    )
  }
  if (keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf') {
    const opens = isPart || names
    return Array.isArray(value) ? value.map((part) => (isSchema(part) ? rewritten(part, opens) : part)) : value
  }
  return (keyword === 'items' || keyword === 'additionalProperties') && isSchema(value) ? closed(value) : value
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
