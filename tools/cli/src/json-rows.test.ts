import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { withoutRows, withRows } from './json-rows.ts'

const rows = [['b', '^1']] as const

describe('rows of package.json', () => {
  it.each([
    [
      '{\n  "dependencies": {\n    "a": "1",\n    "c": "1"\n  }\n}\n',
      '{\n  "dependencies": {\n    "a": "1",\n    "b": "^1",\n    "c": "1"\n  }\n}\n',
    ],
    [
      '{\r\n\t"x": 1.0,\r\n\t"dependencies": {\r\n\t\t"z": "1",\r\n\t\t"a": "1"\r\n\t}\r\n}',
      '{\r\n\t"x": 1.0,\r\n\t"dependencies": {\r\n\t\t"b": "^1",\r\n\t\t"z": "1",\r\n\t\t"a": "1"\r\n\t}\r\n}',
    ],
    [
      '{\n    "n": 12345678901234567890\n}\n',
      '{\n    "n": 12345678901234567890,\n    "dependencies": {\n        "b": "^1"\n    }\n}\n',
    ],
    ['{"dependencies":{"a":"1"}}', '{"dependencies":{"a":"1","b": "^1"}}'],
    ['{\n  "dependencies": {}\n}\n', '{\n  "dependencies": {\n    "b": "^1"\n  }\n}\n'],
    ['{"a":{},"dependencies":{"a":"1"}}\n', '{"a":{},"dependencies":{"a":"1","b": "^1"}}\n'],
    [
      '{\n  "x":   1,\n  "dependencies": { "a": "1", "c": "1" }\n}\n',
      '{\n  "x":   1,\n  "dependencies": { "a": "1","b": "^1", "c": "1" }\n}\n',
    ],
  ])('a row is added to %j', (text, expected) => {
    expect(withRows(text, 'dependencies', rows)).toBe(expected)
  })

  it.each([
    [
      '{\n  "dependencies": {\n    "a": "1"\n  },\n  "x": 1,\n  "dependencies": {\n    "c": "1"\n  }\n}\n',
      '{\n  "dependencies": {\n    "a": "1"\n  },\n  "x": 1,\n  "dependencies": {\n    "b": "^1",\n    "c": "1"\n  }\n}\n',
    ],
    [
      '{"dependencies":{"a":"1"},"dependencies":{"c":"1"}}',
      '{"dependencies":{"a":"1"},"dependencies":{"b": "^1","c":"1"}}',
    ],
    [
      '{\n  "depend\\u0065ncies": {}, "dependencies": {\n    "b": "0",\n    "b": "0"\n  }\n}\n',
      '{\n  "depend\\u0065ncies": {}, "dependencies": {\n    "b": "0",\n    "b": "^1"\n  }\n}\n',
    ],
  ])('a row is added to the last one of the groups of %j, which JSON.parse reads', (text, expected) => {
    expect(withRows(text, 'dependencies', rows)).toBe(expected)
  })

  it('a row that is there twice is removed twice, in the group that JSON.parse reads', () => {
    const text = '{\n "x": { "b": "1" },\n "x": {\n  "b": "1",\n  "a": "1",\n  "b": "2"\n }\n}\n'
    expect(withoutRows(text, 'x', ['b'])).toBe('{\n "x": { "b": "1" },\n "x": {\n  "a": "1"\n }\n}\n')
  })

  it('what JSON.parse reads of a text with keys of all kinds gets the row, and nothing else changes', () => {
    const key = fc.constantFrom('a', 'b', 'd', 'x', 'dependencies', 'depend\\u0065ncies', '\uE000', 'z\\n')
    const member = fc.tuple(key, fc.constantFrom('"1"', '{}', '{ "b": "0", "a": "1", "b": "2" }', '{\n "c": "1"\n}'))
    const space = fc.constantFrom('', ' ', '\n', '\r\n  ', '\n\t')
    fc.assert(
      fc.property(fc.array(member, { maxLength: 5 }), space, (members, gap) => {
        const inner = members.map(([name, value]) => `"${name}": ${value}`).join(`,${gap}`)
        const text = `{${gap}${inner}${gap}}`
        const before = JSON.parse(text)
        fc.pre(typeof (before.dependencies ?? {}) === 'object')
        const after = withRows(text, 'dependencies', rows)
        expect(JSON.parse(after)).toEqual({ ...before, dependencies: { ...before.dependencies, b: '^1' } })
        const isGone = { ...before.dependencies }
        delete isGone.b
        expect(JSON.parse(withoutRows(after, 'dependencies', ['b'])).dependencies).toEqual(isGone)
        for (const [name] of members) expect(after).toContain(`"${name}"`)
      }),
      { numRuns: runs(4000) },
    )
  })

  it('removed rows leave all other text as it is', () => {
    const text = '{\n "dependencies": {\n  "z": "1",\n  "b": "1",\n  "a":   "1"\n }\n}\n'
    expect(withoutRows(text, 'dependencies', ['b'])).toBe('{\n "dependencies": {\n  "z": "1",\n  "a":   "1"\n }\n}\n')
    expect(withoutRows(text, 'dependencies', ['a'])).toBe('{\n "dependencies": {\n  "z": "1",\n  "b": "1"\n }\n}\n')
    expect(withoutRows(text, 'dependencies', ['z'])).toBe('{\n "dependencies": {\n  "b": "1",\n  "a":   "1"\n }\n}\n')
    expect(withoutRows(text, 'dependencies', ['a', 'b', 'z'])).toBe('{\n "dependencies": {}\n}\n')
    expect(withoutRows('{"dependencies":["a"]}', 'dependencies', ['a'])).toBe('{"dependencies":["a"]}')
  })
})
