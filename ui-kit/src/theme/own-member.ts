/** `true` for an object that is not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads a path of own members such as `loginBox.logo.image`; returns `undefined` if it ends early. */
export function ownMember(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), value)
}

/** Reads a record by a name that comes from outside. A name such as `constructor` finds nothing that is not the record's own. */
export function ownValue<Value>(
  record: Readonly<Partial<Record<string, Value>>> | null | undefined,
  name: string,
): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
