/** Returns an own property of an object; `undefined` if there is none, or only an inherited one. */
export function own<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined
export function own(object: unknown, name: string): unknown
export function own(object: unknown, name: string): unknown {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined
}

/** Returns the names of an object's own properties; none if the value is not an object. */
export function ownNames(object: unknown): readonly string[] {
  return isObject(object) ? Object.keys(object) : []
}

/** Returns the list if all of its members are strings, else `null`. */
export function textsIn(list: unknown): readonly string[] | null {
  return Array.isArray(list) && list.every(isText) ? list : null
}

/** Returns the strings in a list; none if the value is not a list. */
export function textsAmong(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter(isText) : []
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function numberIn(value: unknown): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? value : null
}

/**
 * Returns the result of `work`, or `otherwise` if it throws. Unchecked input can throw: by a getter, or by rules nested
 * without end.
 */
export function sure<Answer>(work: () => Answer, otherwise: Answer): Answer {
  try {
    return work()
  } catch {
    return otherwise
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
