import { createEmulator } from '@portico/emulator'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../headless/src/http/address.ts'
import { checkedFetch, describeViolations, uncompilable } from '../../providers/emulator/src/openapi/check.ts'
import { operations } from '../../providers/emulator/src/openapi/operations.gen.ts'

const baseUrl = 'http://localhost:4400'
const target = { baseUrl, prefix: 'frontegg' }

describe('the contract', () => {
  it('the contract has no schema that cannot be compiled', () => {
    expect(uncompilable()).toEqual([])
  })

  it('every operation of the contract has an address of its own, which the client finds', () => {
    const places = operations.map(({ method, path }) => `${method} ${addressOf(target, path, filled(path))}`)
    expect(new Set(places).size).toBe(operations.length)
    const astray = operations.filter(({ path, prefix }) => {
      const expected = (prefix === 'bare' ? '' : '/frontegg') + path.replace(/\{[^}]+\}/g, 'x')
      return addressOf(target, path, filled(path)) !== baseUrl + expected
    })
    expect(astray).toEqual([])
  })
})

describe('the emulator', () => {
  const answered: { readonly area: string; readonly id: string; readonly isBuilt: boolean }[] = []
  const departures: string[] = []

  beforeAll(async () => {
    for (const { area, id, method, path } of operations) {
      const { status } = await asAdministrator(method, addressOf(target, path, filled(path)))
      answered.push({ area, id, isBuilt: status !== 501 })
    }
  })

  it('builds what it built before: this ledger only shrinks (after building more: vitest -u)', async () => {
    const areas = [...new Set(operations.map(({ area }) => area))].sort()
    const ledger = areas.map((area) => {
      const all = answered.filter((operation) => operation.area === area)
      const missing = all.filter(({ isBuilt }) => !isBuilt).map(({ id }) => id)
      return { area, of: all.length, left: missing.length, missing }
    })
    console.table(Object.fromEntries(ledger.map(({ area, of, left }) => [area, { operations: of, 'not built': left }])))
    console.log(
      `${answered.filter(({ isBuilt }) => !isBuilt).length} of ${answered.length} operations are not built yet.`,
    )
    const text = ledger.map(
      ({ area, of, left, missing }) => `${area}: ${left} of ${of} left\n${missing.map((id) => `  ${id}\n`).join('')}`,
    )
    await expect(text.join('')).toMatchFileSnapshot('./not-built.txt')
  })

  it('builds all of signing in', () => {
    const left = answered.filter(({ area, id, isBuilt }) => !isBuilt && isOfSigningIn(area, id))
    expect(left.map(({ id }) => id)).toEqual([])
    expect(answered.filter(({ area, id }) => isOfSigningIn(area, id)).length).toBeGreaterThan(90)
  })

  it('keeps to the contract also where it is asked amiss', () => {
    expect(departures).toEqual([])
  })

  const emulator = createEmulator({ realTime: () => Date.UTC(2026, 0, 1) })
  const send = checkedFetch((input, init) => emulator.fetch(new Request(input, init)), {
    report(violations) {
      const answers = violations.filter(({ part }) => part === 'status' || part === 'answer')
      if (answers.length > 0) departures.push(describeViolations(answers))
    },
  })

  /** Sends a minimal request to a new emulator, so that no request affects another. */
  async function asAdministrator(method: string, url: string): Promise<Response> {
    emulator.reset()
    const cookie = emulator.signIn('admin@acme.test').split(';')[0] ?? ''
    const headers = { cookie, origin: 'http://localhost:5173', 'content-type': 'application/json' }
    const refresh = addressOf(target, '/identity/resources/auth/v1/user/token/refresh')
    const session = await send(refresh, { method: 'POST', headers, body: '{}' })
    const { accessToken } = await session.json()
    return send(url, {
      method: method.toUpperCase(),
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      ...(method !== 'get' && { body: '{}' }),
      redirect: 'manual',
    })
  }
})

/** `true` if an operation belongs to the sign-in, even if its area does not. */
function isOfSigningIn(area: string, id: string): boolean {
  if (area === 'auth' || area === 'oauth') return true
  if (area === 'sso') return /Public|Social|Vendor/.test(id)
  if (area === 'security') return /Captcha/.test(id)
  return (
    area === 'users' &&
    /SignUp|Activ|Invit|Password|Mfa|Enroll|Authenticator|WebAuthn|Sms|Phone|Unlock|Impersonat/i.test(id)
  )
}

/** Returns a value for every parameter of a path. */
function filled(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => [name, 'x']))
}
