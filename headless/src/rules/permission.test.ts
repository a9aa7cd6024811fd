import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAuthorized, matchesPermission } from './index.ts'
import { coverageOf, reachesInto } from './permission.ts'

describe('a held permission', () => {
  it.each([
    [
      'fe.secure.read.users',
      ['fe.secure.read.users'],
      ['fe.secure.read', 'fe.secure.read.users.x', 'FE.secure.read.users', ''],
    ],
    [
      'fe.secure.*',
      ['fe.secure.read.users', 'fe.secure.', 'fe.secure.a\nb'],
      ['fe.secure', 'fe.secured.x', 'my.fe.secure.x'],
    ],
    ['fe.*.users', ['fe.read.users', 'fe.secure.read.users', 'fe..users'], ['fe.users', 'fe.read.users.x']],
    ['*', ['anything', '', 'a.b'], []],
    ['**', ['anything', ''], []],
    ['*.read', ['a.read', '.read', 'a.b.read'], ['read', 'a.reads']],
    ['a*b*c', ['abc', 'a.b.c', 'abbcbc'], ['acb', 'ab']],
    ['ab*ba', ['abba', 'ab.ba'], ['aba', 'ab', 'ba']],
    ['', [''], ['a']],
  ])('%s', (pattern, covered, others) => {
    for (const key of covered)
      expect([key, matchesPermission(pattern, key), coverageOf([pattern])(key)]).toEqual([key, true, true])
    for (const key of others)
      expect([key, matchesPermission(pattern, key), coverageOf([pattern])(key)]).toEqual([key, false, false])
  })

  it.each(['a+b', 'a?b', '(a)', '[ab]', 'a{2}', '^a$', '$', 'a\\d', 'a|b', '(', '[', '\\', 'a.b'])(
    'means %s by itself, and nothing else',
    (pattern) => {
      expect(matchesPermission(pattern, pattern)).toBe(true)
      for (const key of ['aab', 'ab', 'b', 'a', 'aa', '', 'a1', 'axb'])
        expect([key, matchesPermission(pattern, key)]).toEqual([key, false])
    },
  )

  it('holds wildcards, a key that is asked for does not', () => {
    expect(matchesPermission('fe.read', 'fe.*')).toBe(false)
    expect(matchesPermission('fe.*', 'fe.*')).toBe(true)
  })

  it.each([null, undefined, 5, {}, ['a']])('a held permission and its key match only as texts, not as %j', (none) => {
    expect([matchesPermission(none as never, 'a'), matchesPermission('*', none as never)]).toEqual([false, false])
  })

  it.each(['constructor', '__proto__', 'toString'])('a permission is not held by an inherited name: %s', (key) => {
    expect(coverageOf([])(key)).toBe(false)
    expect(coverageOf([key])(key)).toBe(true)
  })

  it('a match of a permission with a thousand stars ends soon', () => {
    expect(matchesPermission(`${'a*'.repeat(1000)}b`, 'a'.repeat(100_000))).toBe(false)
    expect(matchesPermission(`${'*a'.repeat(1000)}`, `${'a'.repeat(100_000)}b`)).toBe(false)
  })

  it('covers what a pattern of the platform covers', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '+', '\n'), maxLength: 8 })
    fc.assert(
      fc.property(texts, texts, fc.array(texts, { maxLength: 3 }), (pattern, key, others) => {
        const literal = (run: string) => run.replace(/[.+]/g, '\\$&')
        const platform = (held: string) => new RegExp(`^${held.split('*').map(literal).join('[^]*')}$`).test(key)
        expect(matchesPermission(pattern, key)).toBe(platform(pattern))
        expect(coverageOf([pattern, ...others])(key)).toBe([pattern, ...others].some(platform))
      }),
    )
  })
})

describe('a guard', () => {
  const ada = { roles: ['Admin', 'Support'], permissions: ['fe.secure.*', 'fe.usage.read'] }

  it.each([
    ['every role asked for', { roles: ['Admin', 'Support'] }, true],
    ['not every role asked for', { roles: ['Admin', 'Owner'] }, false],
    ['every permission asked for', { permissions: ['fe.usage.read', 'fe.secure.read.users'] }, true],
    ['not every permission asked for', { permissions: ['fe.usage.read', 'fe.usage.write'] }, false],
    ['roles and permissions', { roles: ['Admin'], permissions: ['fe.usage.read'] }, true],
    ['the roles but not the permissions', { roles: ['Admin'], permissions: ['fe.usage.write'] }, false],
    ['the permissions but not the roles', { roles: ['Owner'], permissions: ['fe.usage.read'] }, false],
    ['nothing in particular', {}, true],
    ['empty lists', { roles: [], permissions: [] }, true],
    ['one role of many', { roles: ['Admin', 'Owner'], mode: 'any' }, true],
    ['none of many', { roles: ['Owner'], mode: 'any' }, false],
    [
      'one of the roles and none of the permissions',
      { roles: ['Admin', 'Owner'], permissions: ['x'], mode: 'any' },
      false,
    ],
    ['a role of an inherited name', { roles: ['constructor'] }, false],
  ] as const)('asked for %s', (_, requirement, expected) => {
    expect(isAuthorized(ada, requirement)).toBe(expected)
  })

  it.each(['fe.subscriptions.*', 'fe.subscriptions*', '*'])('takes the key %s as it is', (key) => {
    const asked = (held: string) => isAuthorized({ permissions: [held] }, { permissions: [key] })
    expect([asked(key), asked('*')]).toEqual([true, true])
    expect([asked('fe.subscriptions.read.invoices'), asked('fe.subscriptions.read.*')]).toEqual([false, false])
  })

  it('a guard refuses a user who holds nothing', () => {
    expect([isAuthorized({}, {}), isAuthorized({ roles: [], permissions: [] }, { roles: [] })]).toEqual([false, false])
  })

  it('a guard authorizes a super user, regardless of roles and permissions', () => {
    expect(isAuthorized({ isSuperUser: true }, { roles: ['Owner'], permissions: ['x'] })).toBe(true)
    expect(isAuthorized({ isSuperUser: 'true' as never }, {})).toBe(false)
  })

  it('a guard accepts roles and permissions in the form of the provider', () => {
    const holder = { roles: [{ key: 'Admin', name: 'Administrator' }], permissions: [{ key: 'fe.*' }] }
    expect(isAuthorized(holder, { roles: ['Admin'], permissions: ['fe.x'] })).toBe(true)
  })

  it.each([null, undefined, 5, 'x', { roles: 'Admin' }, { roles: [null, 5, {}] }])(
    'a guard refuses an invalid user: %j',
    (nobody) => {
      expect(isAuthorized(nobody as never, {})).toBe(false)
    },
  )

  it.each([{ roles: 'Admin' }, { roles: [null] }, { permissions: null }, { permissions: [5] }])(
    'a guard refuses a requirement that is no list of keys: %j',
    (requirement) => {
      expect(isAuthorized(ada, requirement as never)).toBe(false)
    },
  )
})

describe('a branch of the navigation', () => {
  const reaches = (held: string) => reachesInto([held], 'fe.subscriptions.*')

  it.each([
    'fe.subscriptions.read.invoices',
    'fe.subscriptions.read.*',
    'fe.subscriptions.*',
    'fe.*',
    'fe.*.invoices',
    '*',
  ])('a branch of the navigation is reached by %s', (held) => {
    expect(reaches(held)).toBe(true)
  })

  it.each(['fe.subscriptions', 'fe.subscription.read', 'my.fe.subscriptions.read', 'fe.usage.*', ''])(
    'a branch of the navigation is not reached by %j',
    (held) => {
      expect(reaches(held)).toBe(false)
    },
  )

  it('a branch of the navigation is reached exactly if a key below it is covered', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '.', '*'), maxLength: 6 })
    fc.assert(
      fc.property(
        texts,
        texts.filter((text) => !text.includes('*')),
        (held, rest) => {
          if (matchesPermission(held, `a.${rest}`)) expect(reachesInto([held], 'a.*')).toBe(true)
          // The run that a wildcard matches can be the rest of the branch.
          const below = held.startsWith('a.') ? held.replaceAll('*', '') : `a.${held.split('*').slice(1).join('')}`
          if (reachesInto([held], 'a.*')) expect([held, matchesPermission(held, below)]).toEqual([held, true])
        },
      ),
    )
  })
})
