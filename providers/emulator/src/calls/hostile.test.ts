import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { at, makeQuick, start } from '../../test/open-caller.ts'
import { demoPassword } from '../core/demo.ts'
import { createEmulator } from '../emulator.ts'
import { checkedFetch, describeViolations, type Violation } from '../openapi/check.ts'
import { operations } from '../openapi/operations.gen.ts'
import { readState } from '../state/read-state.ts'
import type { Emulator } from '../types.ts'

const base = 'http://localhost:4400'

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    '*',
    '../x',
    'a\r\nset-cookie: x=y',
    '\u0000',
    '\ud800',
  ),
  fc.constantFrom('javascript:alert(1)', 'https://x.test', '{"a":1}', '{', '[[]]', '000000', 'x'.repeat(5000)),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(text, tie('value'), { maxKeys: 3 }),
}))

/** Users with a sign-in that waits for its second factor. Each address represents the `mfaToken` of that sign-in. */
const waiting = ['mfa@acme.test', 'enroll@acme.test']

/**
 * The members that the implemented operations read. The email addresses belong to users whose password hash is fast.
 */
const members = {
  email: fc.oneof(fc.constantFrom('reader@acme.test', 'MFA@acme.test', 'sso@globex.test'), fc.constant(5)),
  password: fc.oneof(fc.constant(demoPassword), value),
  mfaToken: fc.oneof(fc.constantFrom(...waiting), value),
  value,
  token: value,
  recoveryCode: value,
  rememberDevice: fc.oneof(fc.boolean(), value),
  tenantId: value,
  name: value,
  phoneNumber: value,
  profilePictureUrl: value,
  metadata: value,
  actions: fc.oneof(
    value,
    fc.array(
      fc.record({
        type: fc.oneof(
          text,
          fc.constantFrom('a/b', 'a/__proto__/x', '__proto__/x', 'constructor/prototype/x', 'toString/x'),
        ),
        payload: value,
      }),
      { maxLength: 3 },
    ),
  ),
  enforceMFAType: fc.oneof(fc.constantFrom('Force', 'DontForce'), value),
  enabled: fc.oneof(fc.boolean(), value),
  maxAttempts: fc.oneof(fc.integer({ min: 0, max: 101 }), value),
  applicationUrl: value,
  loginUrl: value,
  timezone: value,
  logo: value,
}
const header = fc.oneof(
  fc.constantFrom('', '__proto__', '*', 'constructor', 'Bearer', 'Bearer x.y.z', 'a=b; =; ;;; __proto__=1', ';'),
  fc.string({ maxLength: 30 }).filter((one) => /^[\x20-\x7e]*$/.test(one)),
)
const built = await builtOperations()
const writing = built.filter(({ method }) => method !== 'get')
const asked = fc.record({
  operation: fc.oneof(fc.constantFrom(...built), fc.constantFrom(...writing)),
  hole: fc.oneof(text, fc.constantFrom('x', '%', '%2e%2e')),
  query: fc.dictionary(fc.constantFrom('entityName', 'mfaToken', '__proto__'), text),
  body: rarely(value, fc.record(members, { requiredKeys: [] })),
  headers: fc.record({ 'frontegg-scoped-tenant': header, 'frontegg-login-alias': header, 'user-agent': header }),
  credentials: rarely(fc.record({ cookie: header, authorization: header }), fc.constant(null)),
})

describe('arbitrary requests', () => {
  it('no operation fails, departs from the contract, leaves a state that is none or touches a prototype', async () => {
    const names = prototypeNames()
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: 10, maxLength: 30 }), async (calls) => {
        const emulator = createEmulator({ realTime: () => start })
        await makeQuick(emulator)
        const departures: Violation[] = []
        const report = (found: readonly Violation[]) =>
          void departures.push(...found.filter(({ part }) => part === 'answer' || part === 'status'))
        const send = checkedFetch((input, init) => emulator.fetch(new Request(input, init)), { report })
        const challenges = await Promise.all(waiting.map((email) => challengeOf(emulator, email)))
        for (const { operation, hole, query, body, headers, credentials } of calls) {
          const filled = (sent: string, email: string, index: number) => sent.replace(email, challenges[index] ?? '')
          const own = await signedIn(emulator)
          const path = operation.path.replace(
            /\{[^}]+\}/g,
            () => encodeURIComponent(hole.replace(/[\ud800-\udfff]/g, '')) || 'x',
          )
          const lead = operation.prefix === 'bare' ? '' : '/frontegg'
          const response = await send(`${base}${lead}${path}?${new URLSearchParams(query)}`, {
            method: operation.method.toUpperCase(),
            headers: { ...headers, ...(credentials ?? own), 'content-type': 'application/json' },
            ...(operation.method !== 'get' && { body: waiting.reduce(filled, JSON.stringify(body)) }),
          })
          expect(response.status, operation.id).not.toBe(500)
        }
        expect(describeViolations(departures)).toBe('')
        expect(readState(JSON.parse(emulator.snapshotText()))).toEqual(emulator.snapshot())
      }),
      { numRuns: runs(400) },
    )
    expect(prototypeNames()).toEqual(names)
  })
})

async function challengeOf({ fetch }: Emulator, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(new Request(`${base}/frontegg${at.login}`, { method: 'POST', headers, body }))
  const { mfaToken }: { readonly mfaToken: string } = await response.json()
  return mfaToken
}

async function signedIn(emulator: Emulator) {
  const { fetch } = emulator
  const headers = { cookie: emulator.signIn('admin@acme.test').split(';')[0] ?? '', 'content-type': 'application/json' }
  const response = await fetch(new Request(`${base}/frontegg${at.refresh}`, { method: 'POST', headers }))
  const { accessToken }: { readonly accessToken: string } = await response.json()
  return { authorization: `Bearer ${accessToken}`, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

function rarely<One, Other>(one: fc.Arbitrary<One>, other: fc.Arbitrary<Other>): fc.Arbitrary<One | Other> {
  return fc.oneof({ weight: 1, arbitrary: one }, { weight: 7, arbitrary: other })
}

interface Built {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly prefix: string
}

async function builtOperations(): Promise<readonly Built[]> {
  const emulator = createEmulator()
  const statuses = operations.map(async ({ method, path, prefix }) => {
    const address = base + (prefix === 'bare' ? '' : '/frontegg') + path.replace(/\{[^}]+\}/g, 'x')
    return (await emulator.fetch(new Request(address, { method: method.toUpperCase() }))).status
  })
  const found = await Promise.all(statuses)
  return operations.filter((_, index) => found[index] !== 501)
}

function prototypeNames(): readonly PropertyKey[] {
  return [Object.prototype, Array.prototype, Function.prototype].flatMap((one) => Reflect.ownKeys(one))
}
