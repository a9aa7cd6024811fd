/** Whether a value is an object with members of its own, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is found by following own members down a path such as `loginBox.logo.image`; `undefined` where it ends early. */
export function ownMember(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), value)
}
