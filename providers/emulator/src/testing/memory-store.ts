import type { KeyValue } from '@portico/headless/core'

export function memoryStore(): KeyValue {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text)),
  }
}
