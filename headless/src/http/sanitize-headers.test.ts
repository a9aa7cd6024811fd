import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { sanitizeHeaders } from './sanitize-headers.ts'

const keptValues: readonly (readonly [unknown, string])[] = [
  ['plain', 'plain'],
  ['', ''],
  ['two words', 'two words'],
  ['  at both ends  ', '  at both ends  '],
  ['tab\tinside', 'tab\tinside'],
  ['\t', '\t'],
  [' ', ' '],
  ['~', '~'],
  ['"quoted"', '"quoted"'],
  ['a,b;c=d', 'a,b;c=d'],
  ['(comment) {x} [y] <z>', '(comment) {x} [y] <z>'],
  ['back\\slash', 'back\\slash'],
  ['Bearer eyJ.x.y', 'Bearer eyJ.x.y'],
  ['%0d%0a', '%0d%0a'],
  ['\u0080', '\u0080'],
  ['\u00a0', '\u00a0'],
  ['M\u00fcller', 'M\u00fcller'],
  ['\u00ff', '\u00ff'],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['[object Object]', '[object Object]'],
  ['x'.repeat(8192), 'x'.repeat(8192)],
  [0, '0'],
  [-0, '0'],
  [-1, '-1'],
  [1.5, '1.5'],
  [1e21, '1e+21'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [true, 'true'],
  [false, 'false'],
]

const droppedValues: readonly unknown[] = [
  null,
  undefined,
  {},
  { a: 1 },
  Object.create(null),
  { toString: () => 'x' },
  {
    toString: () => {
      throw new Error('never called')
    },
  },
  [],
  ['a'],
  ['a', 'b'],
  new Date(0),
  /x/,
  new Map(),
  new Set(['a']),
  new Error('x'),
  new String('x'),
  new Number(1),
  new Boolean(true),
  new Uint8Array(1),
  new Headers(),
  new URL('https://a.example'),
  Promise.resolve('x'),
  () => 'x',
  class {},
  Symbol('x'),
  10n,
  '\u0000',
  'a\u0000b',
  '\u0001',
  '\u0008',
  '\n',
  '\r',
  'a\nb',
  'a\rb',
  'a\r\nb',
  'a\r\nset-cookie: x=1',
  'a\n\nbody',
  'ends\n',
  '\nbegins',
  '\u000b',
  '\u000c',
  '\u001b[0m',
  '\u001f',
  '\u007f',
  '\u0100',
  '\u010d\u010a',
  '\u2028',
  '\u2029',
  '\u200b',
  '\ufeff',
  '\u560d\u560a',
  'naïve – dash',
  '日本',
  '🔑',
  '\ud800',
  '\udfff',
]

const keptNames = [
  'accept-language',
  'Authorization',
  'X-FRONTEGG-SDK',
  'x',
  'X1',
  '1',
  '0-0',
  '-',
  '_',
  '.',
  '~',
  '|',
  '`',
  '^',
  '+',
  '*',
  "'",
  '&',
  '%',
  '$',
  '#',
  '!',
  "!#$%&'*+-.^_`|~",
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
]

const droppedNames = [
  '',
  ' ',
  'a b',
  ' a',
  'a ',
  'a:',
  ':a',
  ':authority',
  'a\tb',
  'a\nb',
  'a\r\nb',
  'a\u0000',
  'a(b)',
  'a,b',
  'a/b',
  'a;b',
  'a<b>',
  'a=b',
  'a?b',
  'a@b',
  'a[b]',
  'a\\b',
  'a{b}',
  '"a"',
  'ü',
  'a\u00a0',
  '日本',
  '🔑',
  '\u212a',
  '\u017f',
]

describe('a header', () => {
  it('the sanitizer is judged by a table of at least 95 vectors', () => {
    expect(keptValues.length + droppedValues.length + keptNames.length + droppedNames.length).toBeGreaterThanOrEqual(95)
  })

  it.each(keptValues)('a header is kept with the value %j', (value, text) => {
    expect(sanitizeHeaders({ name: value })).toEqual({ name: text })
  })

  it.each(droppedValues.map((value) => [shown(value), value]))('a header is dropped with the value %s', (_, value) => {
    expect(sanitizeHeaders({ name: value, other: 'x' })).toEqual({ other: 'x' })
  })

  it.each(keptNames)('a header is kept under the name %j', (name) => {
    const kept = sanitizeHeaders({ [name]: 'x' })
    expect(Object.entries(kept)).toEqual([[name, 'x']])
    expect(new Headers(Object.entries(kept)).get(name)).toBe('x')
  })

  it.each(droppedNames)('a header is dropped under the name %j', (name) => {
    expect(sanitizeHeaders({ [name]: 'x', other: 'x' })).toEqual({ other: 'x' })
  })

  it('a header is the later one of two whose names differ in case alone', () => {
    expect(sanitizeHeaders({ Accept: 'a', accept: 'b' })).toEqual({ accept: 'b' })
    expect(sanitizeHeaders({ accept: 'a', ACCEPT: 'b', Accept: 'c' })).toEqual({ Accept: 'c' })
  })

  it('a header is not replaced by one that is dropped', () => {
    expect(sanitizeHeaders({ Accept: 'a', accept: null, ACCEPT: 'x\n' })).toEqual({ Accept: 'a' })
  })

  it('headers are read from own members only, and the argument is not changed', () => {
    const given = Object.freeze(Object.assign(Object.create({ inherited: 'x' }), { own: 1, [Symbol('x')]: 'x' }))
    expect(sanitizeHeaders(given)).toEqual({ own: '1' })
    expect(sanitizeHeaders({})).toEqual({})
  })

  it('headers of any name leave a plain object', () => {
    const kept = sanitizeHeaders(JSON.parse('{"__proto__":"x","constructor":"y"}'))
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype)
    expect(Object.keys(kept)).toEqual(['__proto__', 'constructor'])
  })
})

describe('sanitized headers', () => {
  it('sanitized headers can always be sent, stay unchanged if sanitized again, and never throw', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('\r\n', ': ', '\u0000', 'x-a', '\u00e9'),
    )
    const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
    const name = fc.oneof(text, fc.constantFrom(...keptNames, ...droppedNames))
    const value = fc.oneof(
      text,
      fc.anything(),
      fc.constantFrom(...droppedValues, ...keptValues.map(([given]) => given)),
    )
    fc.assert(
      fc.property(fc.dictionary(name, value), (headers) => {
        const kept = sanitizeHeaders(headers)
        expect(() => new Headers(kept)).not.toThrow()
        expect(sanitizeHeaders(kept)).toEqual(kept)
        expect([...new Headers(Object.entries(kept))]).toHaveLength(Object.keys(kept).length)
        for (const [kind, sent] of Object.entries(kept)) expect(sent).toBe(String(headers[kind]))
      }),
      { numRuns: runs(100_000) },
    )
  }, 600_000)
})

function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : Object.prototype.toString.call(value)
}
