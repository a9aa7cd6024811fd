/** A member of an object's own; `undefined` where there is none, inherited ones included. */
export function own<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined
export function own(object: unknown, name: string): unknown
export function own(object: unknown, name: string): unknown {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined
}

/** The names of an object's own members; none where it is no object. */
export function ownNames(object: unknown): readonly string[] {
  return isObject(object) ? Object.keys(object) : []
}

/** A list of nothing but texts, or `null`. */
export function textsIn(list: unknown): readonly string[] | null {
  return Array.isArray(list) && list.every(isText) ? list : null
}

/** The texts in a list; none where it is no list. */
export function textsAmong(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter(isText) : []
}

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function numberIn(value: unknown): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? value : null
}

/** What is made of input that nobody checked: even a getter that throws, or rules nested without end, only fail. */
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
