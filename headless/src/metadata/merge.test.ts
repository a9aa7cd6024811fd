import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { PorticoError } from '../core/errors.ts'
import { mergeMetadata } from './merge.ts'

const nested = (levels: number, leaf: unknown): unknown =>
  Array.from({ length: levels }).reduce((inner) => ({ a: inner }), leaf)

describe('merged metadata', () => {
  it.each<[string, object, unknown, object]>([
    ['takes what only one of both has', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    [
      'is merged member by member, at every depth',
      { a: { b: { c: 1, d: 2 } } },
      { a: { b: { c: 3 } } },
      { a: { b: { c: 3, d: 2 } } },
    ],
    ['replaces lists whole', { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
    ['replaces an object by a list', { a: { b: 1 } }, { a: [1] }, { a: [1] }],
    ['replaces a list by an object', { a: [1] }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['replaces an object by a scalar', { a: { b: 1 } }, { a: 'x' }, { a: 'x' }],
    ['replaces a scalar by an object', { a: 'x' }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['takes null as a value', { a: { b: 1 } }, { a: null }, { a: null }],
    [
      'takes false, zero and the empty text as values',
      { a: 1, b: 1, c: 1 },
      { a: false, b: 0, c: '' },
      { a: false, b: 0, c: '' },
    ],
    [
      'keeps the base where the override is undefined',
      { a: 1, b: { c: 1 } },
      { a: undefined, b: { c: undefined } },
      { a: 1, b: { c: 1 } },
    ],
    ['is the base where there is no override', { a: { b: [1] } }, undefined, { a: { b: [1] } }],
    ['is the base where the override is null', { a: 1 }, null, { a: 1 }],
    ['is the base where the override is a text', { a: 1 }, 'x', { a: 1 }],
    ['is the base where the override is a list', { a: 1 }, [1], { a: 1 }],
    [
      'takes names of inherited members as any other',
      { a: 1 },
      { toString: 1, valueOf: { a: 1 } },
      { a: 1, toString: 1, valueOf: { a: 1 } },
    ],
    [
      'reads objects without a prototype',
      { a: { b: 1 } },
      Object.assign(Object.create(null), { a: { c: 2 } }),
      { a: { b: 1, c: 2 } },
    ],
  ])('%s', (_, base, override, expected) => {
    expect(mergeMetadata({ ...base }, override)).toEqual(expected)
  })

  it('changes neither argument and shares nothing with them', () => {
    const base = frozen({ a: { b: [{ c: 1 }] }, d: { e: 1 } })
    const override = frozen({ a: { f: [{ g: 1 }] }, h: { i: [1] } })
    const merged = mergeMetadata(base, override)
    expect(merged).toEqual({ a: { b: [{ c: 1 }], f: [{ g: 1 }] }, d: { e: 1 }, h: { i: [1] } })
    const parts = new Set([...objectsIn(base), ...objectsIn(override)])
    expect(objectsIn(merged).filter((part) => parts.has(part))).toEqual([])
  })

  it('holds no member of a refused name, at any depth', () => {
    const override = JSON.parse(
      '{"a":{"__proto__":{"x":1},"constructor":{"x":1},"prototype":1,"b":[{"__proto__":{"x":1}}]}}',
    )
    expect(Object.keys(objectOf(mergeMetadata({}, override)['a']))).toEqual(['b'])
    expect(JSON.stringify(mergeMetadata({}, override))).toBe('{"a":{"b":[{}]}}')
    expect(JSON.stringify(mergeMetadata(override, {}))).toBe('{"a":{"b":[{}]}}')
  })

  it('leaves out what is no JSON', () => {
    const odd = {
      a: () => 1,
      b: Symbol('x'),
      c: new Date(0),
      d: new Map(),
      e: /x/,
      f: 10n,
      g: new (class Own {})(),
      h: 1,
    }
    expect(mergeMetadata({ a: 1 }, odd)).toEqual({ a: 1, h: 1 })
    expect(mergeMetadata({}, { list: [() => 1, 1, undefined, new Date(0)] })).toEqual({ list: [null, 1, null, null] })
  })

  it.each<[string, () => unknown]>([
    ['50 levels are exceeded', () => nested(51, 1)],
    ['50 levels of lists are exceeded', () => ({ a: JSON.parse('['.repeat(51) + ']'.repeat(51)) })],
    ['it goes in a circle', () => Object.assign({}, circle())],
    ['50,000 values are exceeded', () => ({ a: Array.from({ length: 50_000 }, () => 1) })],
    ['50,000 members are exceeded', () => Object.fromEntries(Array.from({ length: 50_001 }, (_, at) => [`n${at}`, 1]))],
  ])('merged metadata is refused as too large if %s', (_, hostile) => {
    for (const merge of [() => mergeMetadata({}, hostile()), () => mergeMetadata(objectOf(hostile()), {})]) {
      expect(merge).toThrow(PorticoError)
      expect(merge).toThrow(expect.objectContaining({ code: 'metadata-too-large' }))
    }
  })

  it('takes 50 levels and tens of thousands of values', () => {
    expect(mergeMetadata({}, nested(50, 1))).toEqual(nested(50, 1))
    expect(mergeMetadata({}, { a: Array.from({ length: 49_000 }, () => 1) })['a']).toHaveLength(49_000)
  })
})

const hostile: readonly string[] = [
  '{"__proto__":{"polluted":1}}',
  '{"__proto__":null}',
  '{"__proto__":[]}',
  '{"__proto__":"x"}',
  '{"a":{"__proto__":{"polluted":1}}}',
  '{"a":{"b":{"__proto__":{"polluted":1}}}}',
  '{"__proto__":{"__proto__":{"polluted":1}}}',
  '{"__proto__":{"toString":"x"}}',
  '{"__proto__":{"hasOwnProperty":1}}',
  '{"__proto__":{"then":1}}',
  '{"__proto__":{"isAdmin":true,"superUser":true}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"constructor":{"prototype":null}}',
  '{"constructor":null}',
  '{"a":{"constructor":{"prototype":{"polluted":1}}}}',
  '{"a":{"constructor":{"constructor":{"prototype":{"polluted":1}}}}}',
  '{"prototype":{"polluted":1}}',
  '{"constructor":{"name":"x","polluted":1}}',
  '{"a":[{"__proto__":{"polluted":1}}]}',
  '{"a":[[{"constructor":{"prototype":{"polluted":1}}}]]}',
  '{"toString":{"__proto__":{"polluted":1}}}',
  '{"toString":{"polluted":1}}',
  '{"hasOwnProperty":{"polluted":1}}',
  '{"valueOf":{"constructor":{"prototype":{"polluted":1}}}}',
  '{"__defineGetter__":{"polluted":1}}',
  '{"__lookupSetter__":{"__proto__":{"polluted":1}}}',
  '{"isPrototypeOf":null}',
  '{"navigation":{"__proto__":{"visibility":"always"}}}',
  '{"navigation":{"users":{"__proto__":{"permissions":[]}}}}',
  '{"localizations":{"en":{"constructor":{"prototype":{"polluted":1}}}}}',
  '{"themeV2":{"loginBox":{"__proto__":{"polluted":1}}}}',
]

describe('hostile documents', () => {
  it('the hostile documents are at least 28', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(28)
  })

  it.each(hostile)('change no prototype, on either side: %s', (text) => {
    const before = prototypes()
    const base = { navigation: { users: { visibility: 'always' } }, a: { b: { c: 1 } } }
    for (const merged of [mergeMetadata(base, JSON.parse(text)), mergeMetadata(JSON.parse(text), base)]) {
      for (const part of objectsIn(merged)) {
        expect(Object.getPrototypeOf(part)).toBe(Array.isArray(part) ? Array.prototype : Object.prototype)
        expect(Reflect.ownKeys(part).filter((name) => refused.includes(String(name)))).toEqual([])
      }
    }
    expect(prototypes()).toEqual(before)
    expect(Reflect.has({}, 'polluted')).toBe(false)
  })

  it('change no prototype and neither argument', () => {
    const before = prototypes()
    fc.assert(
      fc.property(documents(), documents(), (base, override) => {
        const texts = [JSON.stringify(base), JSON.stringify(override)]
        const merged = mergeMetadata(base, override)
        expect([JSON.stringify(base), JSON.stringify(override)]).toEqual(texts)
        expect(prototypes()).toEqual(before)
        expect(
          objectsIn(merged)
            .flatMap(Reflect.ownKeys)
            .filter((name) => refused.includes(String(name))),
        ).toEqual([])
        expect(mergeMetadata(merged, override)).toEqual(merged)
      }),
      { numRuns: runs(100_000) },
    )
  }, 600_000)
})

const refused = ['__proto__', 'constructor', 'prototype']

/** Draws documents whose names are mostly critical for prototypes. All members are own properties. */
function documents(): fc.Arbitrary<Record<string, unknown>> {
  const name = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...refused, 'toString', 'valueOf', 'hasOwnProperty', '__defineSetter__') },
    { weight: 2, arbitrary: fc.constantFrom('a', 'b', 'navigation') },
    { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
  )
  const { tree } = fc.letrec<{ tree: Record<string, unknown>; value: unknown }>((tie) => ({
    tree: fc
      .array(fc.tuple(name, tie('value')), { maxLength: 4 })
      .map((members) =>
        JSON.parse(`{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`),
      ),
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(1, 'x', null, true),
      tie('tree'),
      fc.array(tie('tree'), { maxLength: 2 }),
    ),
  }))
  return tree
}

function prototypes(): readonly unknown[] {
  return [Object.prototype, Array.prototype, Function.prototype].map((prototype) => [
    Reflect.ownKeys(prototype),
    Object.getPrototypeOf(prototype),
    String(Object.getOwnPropertyDescriptor(prototype, 'toString')?.value),
  ])
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

function objectOf(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}))
}

function frozen<Value extends object>(value: Value): Value {
  for (const part of objectsIn(value)) Object.freeze(part)
  return value
}

function circle(): object {
  const start: Record<string, unknown> = { x: 1 }
  start['again'] = { start }
  return start
}
