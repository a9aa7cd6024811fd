import { afterAll, expect } from 'vitest'

const names = ['Headers', 'Request', 'Response', 'fetch'] as const
const before = names.map((name) => globalThis[name])

// The files of a worker share one world: a server that replaces these for itself replaces them for every later file.
afterAll(() => {
  const replaced = names.filter((name, at) => globalThis[name] !== before[at])
  expect(replaced, 'This file replaced globals and did not restore them').toEqual([])
})
