import { isRecord } from '../record.ts'

/** The environment variables of the process; none in a browser. */
export function environment(): Readonly<Record<string, string | undefined>> {
  const process: unknown = Reflect.get(globalThis, 'process')
  const variables = isRecord(process) ? process['env'] : undefined
  return isRecord(variables)
    ? Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]))
    : {}
}

/** A map that all copies of this module in one process share: a bundler makes one for each part of a server. */
export function processWide<Value>(name: string): Map<string, Value> {
  const key = Symbol.for(`portico:${name}`)
  const found: unknown = Reflect.get(globalThis, key)
  if (found instanceof Map) return found
  const made = new Map<string, Value>()
  Reflect.set(globalThis, key, made)
  return made
}
