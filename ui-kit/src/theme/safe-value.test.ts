import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { isSafeValue, tokenStyle } from './safe-value.ts'
import { tokenNames } from './tokens.gen.ts'

describe('a value of a token', () => {
  it.each([
    ['a number', 1.6],
    ['a hexadecimal colour', '#0f766e'],
    ['a named colour', 'rebeccapurple'],
    ['a system colour', 'CanvasText'],
    ['a colour function', 'oklch(0.475 0.19 266 / 50%)'],
    ['a light and a dark colour', 'light-dark(#fff, rgb(10 10 12))'],
    ['a mixed colour', 'color-mix(in oklab, var(--portico-color-primary) 85%, white)'],
    ['a length', '-0.5rem'],
    ['a calculation', 'calc((1px + 2 * var(--portico-scale)) / 3 - 4px)'],
    ['a reading of another token with a fallback', 'var( --portico-color-text, black)'],
    ['a custom property of the page', 'var(--primary)'],
    ['a color of channels of the page', 'hsl(var(--primary))'],
    ['a property of Tailwind with a fallback', 'var(--color-red-500, oklch(0.6 0.2 25))'],
    ['a property of the page in capital letters', 'var(--Brand_1)'],
    ['a font list', '"Segoe UI", \'Noto Sans\', "游ゴシック", Größe, system-ui, sans-serif'],
    ['a shadow', 'inset 0 1px 0 rgb(0 0 0 / 0.1), 0 6px 16px -6px #000'],
    ['a gradient', 'radial-gradient(64rem 40rem at 50% -12rem in oklab, #eef, transparent 72%), none'],
    ['an easing', 'cubic-bezier(0.2, 0.8, 0.2, 1)'],
    ['a duration', '130ms'],
    ['512 characters', 'a'.repeat(512)],
  ])('a token value may be %s', (_, value) => {
    expect(isSafeValue(value)).toBe(true)
  })

  it.each([
    ['a url', 'url(https://evil.test/x)'],
    ['a url in other letters', 'URL("x")'],
    ['an image', 'image("x.png")'],
    ['an image set', 'image-set("x.png" 1x)'],
    ['a prefixed image set', '-webkit-image-set("x.png" 1x)'],
    ['a source', 'src("x")'],
    ['an element', 'element(#a)'],
    ['a prefixed element', '-moz-element(#a)'],
    ['a worklet', 'paint(x)'],
    ['a cross-fade', 'cross-fade(red, blue)'],
    ['an attribute', 'attr(data-x)'],
    ['an environment variable', 'env(x)'],
    ['a function nobody knows yet', 'fetch(x)'],
    ['a loader among harmless functions', 'linear-gradient(red, url(x))'],
    ['a loader in a quoted name', '"url(x)"'],
    ['a function whose name only ends like a known one', 'xcalc(1px)'],
    ['a loader as the fallback of a property', 'var(--primary, url(x))'],
    ['a property without a name', 'var(--)'],
    ['a private custom property', 'var(--_portico-away)'],
    ['a second declaration', 'red; background: red'],
    ['a block', 'red } * { color: red'],
    ['an at-rule', '@import "x"'],
    ['an escape', '\\75rl(x)'],
    ['an escape in a quoted name', '"a\\"b"'],
    ['a comment', 'red /* x */'],
    ['the end of a comment', 'red */'],
    ['an open bracket', 'rgb(0 0 0'],
    ['a bracket too many', 'red)'],
    ['brackets the wrong way round', 'red) (blue'],
    ['a square bracket', '[x]'],
    ['an open quote', '"Segoe UI'],
    ['a quote within the other', '"it\'s"'],
    ['a line break', 'red\nblue'],
    ['a tab', 'red\tblue'],
    ['a zero byte', 'red\0'],
    ['a control character beyond ASCII', 'red\u0085'],
    ['a line separator', 'red\u2028'],
    ['importance', 'red !important'],
    ['markup', '</style><script>'],
    ['an address', 'javascript:alert(1)'],
    ['an old expression', 'expression(alert(1))'],
    ['the word of an old expression', 'expression'],
    ['an old binding', '-moz-binding'],
    ['nothing', ''],
    ['513 characters', 'a'.repeat(513)],
    ['no number', Number.NaN],
    ['an endless number', Number.POSITIVE_INFINITY],
    ['null', null],
    ['a boolean', true],
    ['a list', ['red']],
    ['an object', { toString: () => 'red' }],
  ])('a token value may not be %s', (_, value) => {
    expect(isSafeValue(value)).toBe(false)
  })

  it('an accepted token value loads nothing, ends nothing and opens nothing, for any input', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        if (isSafeValue(value)) expect(dangersIn(value)).toEqual([])
      }),
      { numRuns: runs(10_000) },
    )
  })

  it('a token value may be any combination of harmless pieces', () => {
    fc.assert(
      fc.property(harmless, (value) => {
        expect(isSafeValue(value)).toBe(true)
        expect(dangersIn(value)).toEqual([])
      }),
      { numRuns: runs(10_000) },
    )
  })
})

describe('the style made of tokens', () => {
  it('holds every token there is', () => {
    const tokens = Object.fromEntries(tokenNames.map((name) => [name, 'red']))
    expect(tokenStyle(tokens)).toEqual({ style: tokens, refused: [] })
  })

  it('leaves out what is no token or has no harmless value, and names it', () => {
    const tokens = {
      '--portico-hue': 200,
      '--portico-color-text': 'url(x)',
      color: 'red',
      '--other': 'red',
      '--_portico-away': 'red',
      '--portico-x;color': 'red',
      '--portico-color-border': undefined,
    }
    expect(tokenStyle(tokens)).toEqual({
      style: { '--portico-hue': '200' },
      refused: ['--portico-color-text', 'color', '--other', '--_portico-away', '--portico-x;color'],
    })
  })

  it('the style made of tokens accepts only names of Portico custom properties, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(name, fc.string()).map(([start, end]) => start + end),
        ),
        (given) => {
          for (const taken of Object.keys(tokenStyle({ [given]: 'red' }).style))
            expect(taken).toMatch(/^--portico-[\w-]+$/)
        },
      ),
      { numRuns: runs(10_000) },
    )
  })
})

/** Returns the dangerous parts of a value, independently of the code that accepts values. */
function dangersIn(value: string): readonly string[] {
  const outside = value.replaceAll(/"[^"]*"|'[^']*'/g, ' ')
  const called = [...outside.matchAll(/([\p{L}\p{M}\p{N}_-]+)\(/gu)].map(([, called = '']) => called.toLowerCase())
  let bare = outside
  for (let shorter = bare; (shorter = bare.replaceAll(/\([^()]*\)/g, ' ')) !== bare; ) bare = shorter
  return [
    ...called.filter((one) => !computing.has(one)),
    ...refusedConstructs.filter((construct) => construct.test(value)).map(String),
    ...(/["'()]/.test(bare) ? ['left open'] : []),
  ]
}

/** The functions of CSS that compute a value from their arguments, without side effects. */
const computing = new Set(
  [
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp var cubic-bezier linear steps',
    'linear-gradient radial-gradient conic-gradient',
    'repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
  ].flatMap((names) => names.split(' ')),
)

const name = fc.constantFrom(...tokenNames)
const loaders = ['url', 'image', 'image-set', '-webkit-image-set', 'src', 'element', 'paint', 'cross-fade', 'attr']

/** The constructs that no accepted value may contain. */
const refusedConstructs = [
  ...loaders.map((loader) => new RegExp(`${loader}\\(`, 'i')),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[@;{}\\<>!:`\u0000-\u001f\u007f-\u009f]/,
  /\/\*|\*\//,
  /var\(\s*(?!--(?!_portico)[\p{L}\p{N}_])/iu,
  /expression|-moz-binding/i,
  /^[\s\S]{513}/,
]

const word = fc.constantFrom(...loaders, 'expression', '-moz-binding', 'var', 'fetch')
const spelled = fc.oneof(
  word,
  word.map((lower) => lower.toUpperCase()),
  word.map((lower) => lower.slice(0, 1).toUpperCase() + lower.slice(1)),
)

const attack = fc.oneof(
  fc
    .tuple(spelled, fc.constantFrom('(x)', '("x")', '(', ' (x)', '(--x)', '(//evil.test)'))
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '@',
    ';',
    '{',
    '}',
    '\\',
    '/*',
    '*/',
    '//',
    '<',
    '>',
    '!',
    ':',
    '`',
    '(',
    ')',
    '"',
    "'",
    '[',
    ']',
    '--',
  ),
  fc.constantFrom('\0', '\n', '\f', '\r', '\t', '\u0085', '\u2028', '\ufeff', '\u200b', 'a'.repeat(512)),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

const atom = fc.oneof(
  fc.constantFrom(
    'red',
    '#0f766e',
    'none',
    'system-ui',
    '"Segoe UI"',
    "'Noto Sans'",
    '0',
    '-1.5rem',
    '50%',
    '1e3',
    '+1',
  ),
  name.map((token) => `var(${token})`),
)

const { harmless } = fc.letrec<{ harmless: string; call: string }>((tie) => ({
  call: fc
    .tuple(
      fc.constantFrom('rgb', 'oklch', 'color-mix', 'light-dark', 'calc', 'min', 'linear-gradient', 'cubic-bezier', ''),
      fc.array(fc.oneof({ maxDepth: 3, withCrossShrink: true }, atom, tie('call')), { minLength: 1, maxLength: 3 }),
    )
    .map(([called, given]) => `${called}(${given.join(', ')})`),
  harmless: fc
    .array(fc.oneof(atom, tie('call')), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(' '))
    .filter((value) => value.length <= 512),
}))

/** A harmless value with an inserted attack: anywhere, or between two of its parts. */
const hostile = fc
  .tuple(
    harmless,
    fc.oneof(
      { weight: 2, arbitrary: attack },
      attack.map((put) => ` ${put} `),
    ),
    fc.nat({ max: 512 }),
  )
  .map(([value, put, at]) => {
    const spaces = [0, value.length, ...[...value.matchAll(/ /g)].map(({ index }) => index)]
    const place = put.startsWith(' ') ? (spaces[at % spaces.length] ?? 0) : at % (value.length + 1)
    return value.slice(0, place) + put + value.slice(place)
  })
