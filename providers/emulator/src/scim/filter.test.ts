import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { userKind } from './attributes.ts'
import { type Comparison, type Filter, parseFilter, parsePath } from './filter.ts'
import { matches } from './matches.ts'

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const person = {
  userName: 'Bjensen@acme.test',
  externalId: 'Ab',
  title: 'Tour Guide',
  active: true,
  name: { familyName: "O'Malley" },
  emails: [
    { type: 'work', value: 'bj@acme.test', primary: true },
    { type: 'home', value: 'babs@home.test' },
  ],
  meta: { resourceType: 'User', lastModified: '2026-05-13T04:42:34Z' },
  [enterprise]: { department: 'Sales' },
}

describe('a filter', () => {
  it.each([
    ['userName eq "bjensen@ACME.test"', true],
    ['externalId eq "ab"', false],
    ['name.familyName co "\'malley"', true],
    ['userName sw "bj"', true],
    ['userName ew "TEST"', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "BJ"', true],
    [`${enterprise}:department eq "sales"`, true],
    ['title pr', true],
    ['nickName pr', false],
    ['nickName ne "x"', true],
    ['shoeSize eq "9"', false],
    ['title eq null', false],
    ['nickName eq null', true],
    ['meta.lastModified gt "2026-05-13T04:42:33Z"', true],
    ['meta.lastModified ge "2026-05-13T06:42:34+02:00"', true],
    ['meta.lastModified lt "2026-05-13T04:42:34Z"', false],
    ['meta.lastModified le "2026-05-13T04:42:34Z"', true],
    ['active eq true and title pr', true],
    ['active eq "True"', true],
    ['active eq False', false],
    ['title eq "x" or active eq true and nickName pr', false],
    ['(title eq "x" or active eq true) and title pr', true],
    ['not (title co "tour")', false],
    ['emails co "home.test"', true],
    ['emails.type eq "work"', true],
    ['emails[type eq "work" and value co "home"]', false],
    ['emails[type eq "work" and value co "@acme.test"] or ims[type eq "xmpp"]', true],
    ['emails[not (type eq "work")]', true],
    ['USERNAME EQ "bjensen@acme.test" AND ACTIVE PR', true],
    ['userName eq "a \\"quoted\\" name"', false],
  ])('a filter finds what it describes: %s', (written, expected) => {
    expect(matches(person, parseFilter(written), userKind)).toBe(expected)
  })

  it.each([
    '',
    'userName',
    'userName eq',
    'userName is "x"',
    'userName eq x',
    'userName eq "x',
    'userName eq "x" and',
    'userName eq "x" title pr',
    '(userName pr',
    'userName pr)',
    'emails[type eq "work"',
    'not userName pr',
    'active gt true',
    '[type pr]',
    'userName eq {}',
    `${'('.repeat(100)}userName pr${')'.repeat(100)}`,
    `userName eq "${'x'.repeat(5000)}"`,
  ])('a filter that cannot be read is refused: %s', (written) => {
    expect(() => matches(person, parseFilter(written), userKind)).toThrow(
      expect.objectContaining({ reason: 'wrong-filter', status: 400 }),
    )
  })

  it('a filter that is written out reads as the same filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(written(filter))).toEqual(filter)
      }),
      { numRuns: runs(300) },
    )
  })

  it('a filter of any text is read or refused, and never fails otherwise', () => {
    const words = fc.constantFrom(
      'userName',
      'eq',
      'and',
      'or',
      'not',
      'pr',
      '(',
      ')',
      '[',
      ']',
      '"x"',
      '"',
      'true',
      'urn:a:b',
      '.',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        try {
          matches(person, parseFilter(text), userKind)
        } catch (error) {
          expect(error).toMatchObject({ name: 'ScimRefusal' })
        }
      }),
      { numRuns: runs(500) },
    )
  })
})

it.each([
  ['members', { urn: null, name: 'members', part: null, filter: null }],
  ['name.familyName', { urn: null, name: 'name', part: 'familyName', filter: null }],
  [
    'addresses[type eq "work"]',
    { name: 'addresses', part: null, filter: { kind: 'compare', by: 'eq', value: 'work' } },
  ],
  ['emails[type eq "work"].value', { name: 'emails', part: 'value', filter: { path: { name: 'type' } } }],
  [`${enterprise}:manager.value`, { urn: enterprise, name: 'manager', part: 'value' }],
])('a path names an attribute, some of its values or a part: %s', (path, expected) => {
  expect(parsePath(path)).toMatchObject(expected)
})

it.each(['', '.', 'name.', 'a b', 'emails[type eq "work"]value', 'emails.value[type pr]'])(
  'a path that cannot be read is refused: %j',
  (path) => {
    expect(() => parsePath(path)).toThrow(expect.objectContaining({ reason: 'wrong-path' }))
  },
)

const path = fc.record({
  urn: fc.constantFrom(null, enterprise),
  name: fc.constantFrom('userName', 'emails', 'title'),
  part: fc.constantFrom(null, 'value', 'type'),
})
const value = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constant(null))
const by = fc.constantFrom<Comparison>('eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le')
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ kind: fc.constant('present' as const), path }),
  fc.record({ kind: fc.constant('compare' as const), path, by, value }),
)
const { filters } = fc.letrec<{ filters: Filter }>((tie) => ({
  filters: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      sides: fc.tuple(tie('filters'), tie('filters')),
    }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filters') }),
    fc.record({ kind: fc.constant('some' as const), path, filter: tie('filters') }),
  ),
}))

function written(filter: Filter): string {
  if ('sides' in filter) return filter.sides.map((side) => `(${written(side)})`).join(` ${filter.kind} `)
  if (filter.kind === 'not') return `not (${written(filter.filter)})`
  const { urn, name, part } = filter.path
  const place = `${urn === null ? '' : `${urn}:`}${name}${part === null ? '' : `.${part}`}`
  if (filter.kind === 'some') return `${place}[${written(filter.filter)}]`
  return filter.kind === 'present' ? `${place} pr` : `${place} ${filter.by} ${JSON.stringify(filter.value)}`
}
