import { createEmulator } from '@portico/emulator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordRulesOf, requireStrong } from '../../../../providers/emulator/src/passwords/rules.ts'
import { type App, inTime, openApp, until } from '../../../test/open-app.ts'
import { errorOf } from '../../../test/open-login.ts'
import { startUpFeature } from '../../startup/index.ts'
import {
  assertAcceptable,
  checkPassword,
  defaultPasswordRules,
  passwordRulesAttribute,
  passwordRulesFeature,
} from './index.ts'
import { rulesOf } from './rules-of.ts'
import type { PasswordRules } from './types.ts'

const strict: PasswordRules = {
  minLength: 10,
  maxLength: 20,
  isPassphraseAllowed: false,
  minPhraseLength: 16,
  isRepeatRefused: true,
  characters: ['lowercase', 'uppercase', 'number', 'special'],
  minCharacterKinds: 3,
}
const broken = (password: string, rules = strict) =>
  checkPassword(password, rules).rules.flatMap(({ name, isMet }) => (isMet ? [] : [name]))
const signIn = async (app: App) => {
  app.browser.signIn('admin@acme.test')
  await inTime(app.clock, app.client.session.refresh())
}
const rulesOn = ({ client }: App) => client.get(passwordRulesFeature).getSnapshot()

describe('a password held against rules', () => {
  it.each([
    ['Abcdef1234', []],
    ['Abcdef123', ['minLength']],
    ['Abcdef1234Abcdef12345', ['maxLength']],
    ['abcdef1234', ['characters']],
    ['Abcdeff1234', []],
    ['Abcdefff1234', ['repeats']],
    ['', ['minLength', 'characters', 'repeats']],
  ])('%s breaks %j', (password, names) => {
    expect(broken(password)).toEqual(names)
    expect(checkPassword(password, strict).isAcceptable).toBe(names.length === 0)
  })

  it('lists the kinds of characters it contains', () => {
    const rule = checkPassword('abc!', strict).rules.find(({ name }) => name === 'characters')
    expect(rule).toMatchObject({
      atLeast: 3,
      kinds: [
        { kind: 'lowercase', isMet: true },
        { kind: 'uppercase', isMet: false },
        { kind: 'number', isMet: false },
        { kind: 'special', isMet: true },
      ],
    })
  })

  it('need not hold any kind of characters where it is a passphrase', () => {
    const rules = { ...strict, isPassphraseAllowed: true }
    expect(broken('winter harbour', rules)).toEqual(['characters'])
    expect(broken('winter harbour lamp', rules)).toEqual([])
    expect(checkPassword('winter harbour lamp', rules).isPassphrase).toBe(true)
    expect(broken('winter harbour laaamp', { ...rules, maxLength: 30 })).toEqual(['repeats'])
  })

  it('a password is not required to have more character kinds than the rules list', () => {
    expect(broken('abcdefghij', { ...strict, characters: ['lowercase'] })).toEqual([])
    expect(broken('abcdefghij', { ...strict, minCharacterKinds: 0 })).toEqual([])
  })

  it('a password is shown no rule that its length already satisfies', () => {
    const names = checkPassword('winter', defaultPasswordRules).rules.map(({ name }) => name)
    expect(names).toEqual(['minLength', 'repeats', 'maxLength'])
  })

  it('a password is never stronger for being refused, nor weaker for a character added at its end', () => {
    const order = ['weak', 'fair', 'good', 'strong']
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.constantFrom('a', 'Z', '7', '!'), (password, more) => {
        const rules = { ...defaultPasswordRules, isRepeatRefused: false }
        const [before, after] = [checkPassword(password, rules), checkPassword(password + more, rules)]
        if (!before.isAcceptable) expect(before.strength).toBe('weak')
        expect(order.indexOf(after.strength)).toBeGreaterThanOrEqual(order.indexOf(before.strength))
      }),
      { seed: 7 },
    )
  })

  const usual = passwordRulesOf(createEmulator().snapshot())
  const demanding = { ...usual, minLength: 10, minPhraseLength: 20 }

  it.each([
    ['the usual rules', usual],
    ['demanding ones', demanding],
  ])('a password is accepted exactly if the provider accepts it: by %s', (_, told) => {
    const rules = rulesOf(told)
    const letters = fc.constantFrom(...'aabBB77!é\n😀')
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 140 }), fc.string({ unit: letters, maxLength: 30 })), (password) => {
        const refused = expect(() => requireStrong(password, told))
        if (checkPassword(password, rules).isAcceptable) refused.not.toThrow()
        else refused.toThrow()
      }),
      { seed: 7 },
    )
  })

  it('the password rules are passed to password managers in the passwordrules syntax', () => {
    expect(passwordRulesAttribute({ ...strict, characters: ['lowercase', 'number'] })).toBe(
      'minlength: 10; maxlength: 20; required: lower; required: digit; max-consecutive: 2;',
    )
  })
})

describe('the rules', () => {
  it('the password rules are read when they are first shown', async () => {
    const app = await openApp()
    app.client.get(passwordRulesFeature).subscribe(() => {})
    await until(() => rulesOn(app).rules !== null)
    expect(rulesOn(app).rules).toMatchObject({ minLength: 6, maxLength: 128, minPhraseLength: 6, minCharacterKinds: 3 })
    expect(app.called()).toContain('getPasswordRulesForUser')
  })

  it('the password rules of a signed-in user are those of the account', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.client.get(passwordRulesFeature).subscribe(() => {})
    await until(() => rulesOn(app).rules !== null)
    expect(app.called()).toContain('getPasswordRules')
  })

  it('the password rules are the defaults if they cannot be read, and the failure is reported', async () => {
    const app = await openApp()
    app.provider.emulator.faults.add({ operation: 'getPasswordRulesForUser', kind: 'status', status: 500 })
    const outcome = await rulesOn(app).load()
    expect(errorOf(outcome)?.status).toBe(500)
    expect(rulesOn(app).rules).toEqual(defaultPasswordRules)
  })

  it('stay as they were where they cannot be read again', async () => {
    const app = await openApp()
    await rulesOn(app).load()
    app.provider.emulator.faults.add({ operation: 'getPasswordRulesForUser', kind: 'status', status: 500 })
    await rulesOn(app).load()
    expect(rulesOn(app).rules).toMatchObject({ minLength: 6 })
  })

  it('hold back a password they refuse, once they are known', async () => {
    const { client } = await openApp()
    const userId = 'someone'
    await expect(assertAcceptable(client, '')).rejects.toMatchObject({ code: 'password-required' })
    await expect(assertAcceptable(client, 'short', { userId })).resolves.toBeUndefined()
    const slice = client.get(passwordRulesFeature, { userId })
    await slice.actions.load()
    await expect(assertAcceptable(client, 'short', { userId })).rejects.toMatchObject({ code: 'password-unacceptable' })
    await expect(assertAcceptable(client, 'Winter-harbour-7', { userId })).resolves.toBeUndefined()
  })

  it('hold back a password that is submitted while they load', async () => {
    const { client } = await openApp()
    const userId = 'someone'
    const slice = client.get(passwordRulesFeature, { userId })
    slice.subscribe(() => {})
    expect(slice.getSnapshot().calls.load.status).toBe('pending')
    const refusal = expect(assertAcceptable(client, 'short', { userId })).rejects.toMatchObject({
      code: 'password-unacceptable',
    })
    const acceptance = expect(assertAcceptable(client, 'Winter-harbour-7', { userId })).resolves.toBeUndefined()
    await Promise.all([refusal, acceptance])
  })

  it('stay on the form while a person signs in, and are then those of the account', async () => {
    const app = await openApp({ hasTabs: true })
    app.client.get(passwordRulesFeature).subscribe(() => {})
    await until(() => rulesOn(app).rules !== null)
    const seen: unknown[] = []
    app.client.get(passwordRulesFeature).subscribe(() => seen.push(rulesOn(app).rules))
    await signIn(app)
    await until(() => app.called().includes('getPasswordRules') && rulesOn(app).calls.load.status !== 'pending')
    expect(seen).not.toContain(null)
  })

  it('hold back a password that was submitted while they load, although a person signs in meanwhile', async () => {
    const app = await openApp({ hasTabs: true })
    app.provider.emulator.faults.add({ operation: 'getPasswordRulesForUser', kind: 'delay', delayMs: 60_000 })
    app.client.get(passwordRulesFeature).subscribe(() => {})
    expect(rulesOn(app)).toMatchObject({ rules: null, calls: { load: { status: 'pending' } } })
    const refusal = expect(assertAcceptable(app.client, 'short')).rejects.toMatchObject({
      code: 'password-unacceptable',
    })
    const other = await openApp({ beside: app, sameBrowser: true })
    await signIn(other)
    await inTime(app.clock, refusal)
  })

  it('that cannot be read hold back what the usual rules refuse', async () => {
    const app = await openApp()
    app.provider.emulator.faults.add({ operation: 'getPasswordRulesForUser', kind: 'status', status: 500 })
    app.client.get(passwordRulesFeature).subscribe(() => {})
    expect(rulesOn(app).calls.load.status).toBe('pending')
    await expect(assertAcceptable(app.client, 'short')).rejects.toMatchObject({ code: 'password-unacceptable' })
  })
})

describe('rules that cannot be read', () => {
  it('a provider failure of the password rules is kept as LOAD_PASSWORD_CONFIGURATION until they are read', async () => {
    const app = await openApp()
    const failed = () => app.client.get(startUpFeature).getSnapshot().failedRequests
    app.provider.emulator.faults.add({ operation: 'getPasswordRulesForUser', kind: 'status', status: 500 })
    await app.client.get(passwordRulesFeature).actions.load()
    expect(failed()).toEqual({ LOAD_PASSWORD_CONFIGURATION: { traceId: expect.stringMatching(/^[0-9a-f]{32}$/) } })
    app.provider.emulator.faults.clear()
    await app.client.get(passwordRulesFeature).actions.load()
    expect(failed()).toEqual({})
  })
})
