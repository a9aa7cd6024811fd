import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { automatonOf } from './automaton.ts'
import { isLinear } from './linear.ts'
import { parse } from './parse.ts'
import { searchOf } from './search.ts'

/** Returns the results of two searches: the one that rules use, and the automaton for every pattern. */
const found = (pattern: string, subject: string) => [
  searchOf(pattern)?.(subject) ?? null,
  automatonOf(parse(pattern))(subject),
]

describe('a pattern', () => {
  it.each([
    ['one of the words', 'acme|globex', ['acme', 'globex', 'the acme'], ['acm', '']],
    ['the start', '^acme', ['acme', 'acme2'], ['my acme']],
    ['the end', 'acme$', ['acme', 'my acme'], ['acme\n', 'acme2']],
    ['an address of a domain', '^.+@acme\\.com$', ['ada@acme.com'], ['@acme.com', 'ada@acme-com', 'ada@acme.com.evil']],
    ['a dot', '.', ['x', '\ud83d\ude00'], ['', '\n', '\r', '\u2028', '\u2029']],
    ['digits', '^\\d{2,3}$', ['12', '123'], ['1', '1234', '１２']],
    ['words', '^\\w+$', ['a_Z9'], ['a-b', 'é']],
    ['white space', '^\\s+$', [' \t\n\u00a0\u1680\u2003\u202f\u3000\ufeff'], ['\u200b', '']],
    ['a class', '^[a-cx-]+$', ['abc-x'], ['d', 'ab d']],
    ['what a class leaves out', '^[^\\d,]+$', ['abc', '\n'], ['a1', ',']],
    ['no class at all', '[]', [], ['a', '']],
    ['every class', '^[^]$', ['\n', 'a'], ['', 'ab']],
    ['a class of a range to a shorthand', '^[a-\\d]+$', ['a-1'], ['b']],
    ['the edge of a word', '\\bcat\\b', ['a cat', 'cat.'], ['concat', 'cats']],
    ['no edge of a word', 'cat\\B', ['cats'], ['cat']],
    ['a backspace', '^[\\b]$', ['\b'], ['b']],
    ['code units', '^\\x41\\u0042\\cJ\\0$', ['AB\n\0'], ['AB']],
    ['letters behind a needless backslash', '^\\a\\u\\x\\-$', ['aux-'], ['']],
    ['braces that repeat nothing', '^a{,2}{x}{$', ['a{,2}{x}{'], ['a', 'aa']],
    ['half a pair of surrogates', '^[\\ud800-\\udbff]', ['\ud83d\ude00'], ['\ude00']],
    ['something after anything', '.*@acme', ['x@acme', '@acme'], ['x@']],
    ['something before anything', 'acme\\.?.*', ['acme', 'acme.'], ['acm']],
    ['dots before anything', '^a\\.*$|\\\\.*', ['a', 'a..', '\\'], ['b']],
    ['repetitions that may end early', '^(ab?)*c$', ['c', 'ac', 'aabc'], ['bc', 'abbc']],
    ['repetitions that end with a look', '^(.\\B)*b$', ['ab'], ['a b']],
    ['repetitions of what may be nothing', '^(a*)*(b?)+$', ['', 'aab', 'bb'], ['ba', 'c']],
    ['what follows', '^(?=.*\\d)(?=.*[a-z]).{4,}$', ['abc1', '1abc'], ['abcd', '1234', 'a1']],
    ['what does not follow', '^(?!.*admin)\\w+$', ['ada'], ['myadmin1']],
    ['what went before', '(?<=@)acme', ['x@acme'], ['acme']],
    ['what did not go before', '(?<![-\\w])acme', ['acme', '@acme'], ['my-acme']],
    ['what follows what went before', '(?<=(?=ab)a)b', ['ab'], ['b', 'bb']],
    ['named groups', '^(?<user>\\w)(?:@)', ['a@'], ['@']],
    ['the least of it', '^a+?b??$', ['aaab'], ['b']],
  ])('finds %s', (_, pattern, holding, others) => {
    for (const subject of holding) expect([subject, ...found(pattern, subject)]).toEqual([subject, true, true])
    for (const subject of others) expect([subject, ...found(pattern, subject)]).toEqual([subject, false, false])
  })

  it.each(['(', '[', 'a{2,1}', '*', '\\', '(?<n>a)(?<n>b)', '(?<=', '[b-a]', ')', 'a**'])(
    'a pattern is invalid as %s',
    (pattern) => {
      expect(searchOf(pattern)).toBeNull()
    },
  )

  it.each(['(a)\\1', '(?<n>a)\\k<n>', '(\\1)', 'a*\\8', 'a?\\01', 'a*\\c', 'a*[\\c_]', '(?i:a)'])(
    'a pattern is invalid if it has a back reference or is unsupported: %s',
    (pattern) => {
      expect(searchOf(pattern)).toBeNull()
    },
  )

  it.each([
    ['a'.repeat(5000), 'five thousand characters'],
    ['(((a{50}){50}){50})*b', 'what repetitions of repetitions make of it'],
    ['(a{9999}.*)*', 'what a repetition makes of it'],
  ])('a pattern is invalid if it is too large: %#', (pattern) => {
    expect(searchOf(pattern)).toBeNull()
  })
})

describe('a search', () => {
  const hostile = [
    ['(a+)+$', 'a'],
    ['^(a|a)*$', 'a'],
    ['(a|aa)+$', 'a'],
    ['(.*)*x', 'a'],
    ['(?:a?){30}a{30}$', 'a'],
    ['^(\\w+\\s?)*$', 'a '],
    ['([a-zA-Z]+)*\\d', 'a'],
    ['\\s+$', ' '],
    ['a*a*a*a*a*b', 'a'],
    ['(?=(a+)+$)', 'a'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'],
    ['(((((((((a*)*)*)*)*)*)*)*)*)*b', 'a'],
    ['.*.*.*=.*', 'x'],
    ['(?<!(a+)+)b', 'a'],
  ] as const

  it.each(hostile)('a search by %s ends soon, in a subject made against it', (pattern, unit) => {
    const search = searchOf(pattern)
    for (const length of [30, 1000, 50_000]) {
      const subject = `${unit.repeat(length)}!`
      expect(search?.(subject)).toBe(false)
    }
  })

  it('finds nothing in a subject that is too large for the pattern', () => {
    const search = searchOf('(a|b)*c')
    expect(search?.(`${'a'.repeat(100_000)}c`)).toBe(true)
    expect(search?.(`${'a'.repeat(10_000_000)}c`)).toBe(false)
  })

  it.each(hostile)('a search by %s is not left to the platform', (pattern) => {
    expect(isLinear(parse(pattern))).toBe(false)
  })

  it.each([
    '^.+@acme\\.com$',
    '@(?:acme|globex)\\.com$',
    '^user-\\d+$',
    '^[a-z]{2,63}\\.example$',
    'beta',
    '^\\w+@\\w+\\.com$',
  ])('goes to the platform by %s', (pattern) => {
    expect(isLinear(parse(pattern))).toBe(true)
  })
})

describe('both ways to search', () => {
  it('agree with the platform', () => {
    fc.assert(
      fc.property(patterns, fc.array(subjects, { minLength: 4, maxLength: 8 }), (pattern, all) => {
        const platform = new RegExp(pattern)
        const search = searchOf(pattern)
        const automaton = automatonOf(parse(pattern))
        for (const subject of all) {
          const expected = platform.test(subject)
          expect([pattern, subject, search?.(subject), automaton(subject)]).toEqual([
            pattern,
            subject,
            expected,
            expected,
          ])
        }
      }),
      { numRuns: runs(50_000) },
    )
  })
})

const units = fc.constantFrom('a', 'b', 'c', ' ', '1', '_', '-', '\n', 'é', '\u2028', '{', '😀')
const subjects = fc.array(units, { maxLength: 8 }).map((all) => all.join(''))
const places = fc.constantFrom('^', '$', '\\b', '\\B')
const members = fc.array(
  fc.constantFrom('a', 'c', '1', '-', '^', 'é', '\\d', '\\w', '\\s', '\\D', '\\b', '\\]', '\\-'),
  { maxLength: 5 },
)
const classes = fc.oneof(
  fc.constantFrom('.', '\\d', '\\w', '\\s', '\\D', '\\W', '\\S', '\\x61', '\\u0062', '\\n', '\\cJ', '\\x00', '{', ']'),
  fc
    .tuple(fc.constantFrom('[', '[^'), members)
    .map(([open, all]) => `${open}${all.join('')}]`)
    .filter(isPattern),
)
const quantifiers = fc.constantFrom(
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '{2}',
  '{1,2}',
  '{0,1}',
  '{2,}',
  '*?',
  '+?',
  '??',
  '{1,2}?',
)
// The platform's own search takes too long for deeper patterns.
const depth = fc.createDepthIdentifier()
const { pattern: patterns } = fc.letrec<{ readonly pattern: string; readonly part: string; readonly atom: string }>(
  (tie) => ({
    pattern: fc
      .array(fc.array(tie('part'), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
      .map((choice) => choice.map((parts) => parts.join('')).join('|')),
    part: fc.oneof(
      { depthSize: 'small', maxDepth: 3, depthIdentifier: depth },
      { weight: 1, arbitrary: places },
      { weight: 6, arbitrary: fc.tuple(tie('atom'), quantifiers).map((both) => both.join('')) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('=', '!', '<=', '<!'), tie('pattern'))
          .map(([look, inner]) => `(?${look}${inner})`),
      },
    ),
    atom: fc.oneof(
      { depthSize: 'small', maxDepth: 3, depthIdentifier: depth },
      fc.constantFrom('a', 'b', 'c', '1', ' ', '-', 'é'),
      classes,
      fc.tuple(fc.constantFrom('(', '(?:'), tie('pattern')).map(([open, inner]) => `${open}${inner})`),
    ),
  }),
)

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}
