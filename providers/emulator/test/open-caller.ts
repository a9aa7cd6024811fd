import type { User } from '../src/core/users.ts'
import { hashPassword } from '../src/crypto/password-hash.ts'
import { checkedFetch } from '../src/openapi/check.ts'
import { createTestProvider, demoPassword, type TestBrowser } from '../src/testing/index.ts'
import type { Emulator, EmulatorOptions } from '../src/types.ts'

/** What a call may send. */
export interface Sent {
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What came back. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  /** The JSON body, or nothing. */
  readonly body: Readonly<Record<string, unknown>>
}

/** A browser whose every exchange is held against the contract. */
export interface Caller {
  readonly get: (path: string, sent?: Sent) => Promise<Answered>
  readonly post: (path: string, body?: unknown, sent?: Sent) => Promise<Answered>
  readonly call: (method: string, path: string, sent?: Sent) => Promise<Answered>
  /** The platform's `fetch` in this browser, held against the contract. */
  readonly fetch: typeof fetch
  readonly browser: TestBrowser
}

/** An emulator with a first browser, at a time that stands still unless it is moved. */
export interface Scene extends Caller {
  readonly emulator: Emulator
  readonly baseUrl: string
  readonly openCaller: () => Caller
  /** Signs somebody in without a password and answers an access token. */
  readonly tokenOf: (email: string) => Promise<string>
}

/** When every scene begins. */
export const start = Date.UTC(2026, 0, 1)

/** The address of an operation below the prefix. */
export const at = {
  login: '/identity/resources/auth/v1/user',
  verify: '/identity/resources/auth/v1/user/mfa/verify',
  authenticator: '/identity/resources/auth/v1/user/mfa/authenticator',
  recover: '/identity/resources/auth/v1/user/mfa/recover',
  refresh: '/identity/resources/auth/v1/user/token/refresh',
  logOut: '/identity/resources/auth/v1/logout',
  preLogin: '/identity/resources/auth/v2/user/sso/prelogin',
  me: '/identity/resources/users/v2/me',
  sessions: '/identity/resources/users/sessions/v1/me',
  tenant: '/identity/resources/users/v1/tenant',
  configurations: '/identity/resources/configurations/v1',
} as const

/** Opens a {@link Scene}. */
export function openScene(options: EmulatorOptions = {}): Scene {
  const provider = createTestProvider({ realTime: () => start, wait: () => Promise.resolve(), ...options })
  const { emulator, baseUrl, openBrowser } = provider
  const openCaller = () => callerIn(openBrowser(), baseUrl)
  return {
    ...openCaller(),
    emulator,
    baseUrl,
    openCaller,
    async tokenOf(email) {
      const { browser, post } = openCaller()
      browser.signIn(email)
      return textOf(await post(at.refresh), 'accessToken')
    },
  }
}

/** A {@link Scene} whose demo accounts have the demo password hashed at no cost, for tests that check it often. */
export async function openQuickScene(options: EmulatorOptions = {}): Promise<Scene> {
  const scene = openScene(options)
  await makeQuick(scene.emulator)
  return scene
}

/** Gives everybody the demo password with a hash that costs nothing to check. */
export async function makeQuick(emulator: Emulator): Promise<void> {
  const passwordHash = await quickHash
  emulator.arrange(({ users }) => {
    for (const user of users) user.passwordHash = passwordHash
  })
}

/** A text of an answer's body. */
export function textOf({ body }: Answered, name: string): string {
  const value = body[name]
  if (typeof value === 'string') return value
  throw new Error(`The answer has no ${name}: ${JSON.stringify(body)}`)
}

/** The person with an address. */
export function personIn(emulator: Emulator, email: string): User {
  const found = emulator.snapshot().users.find((user) => user.email === email)
  if (found) return found
  throw new Error(`Nobody has the address ${email}`)
}

const quickHash = hashPassword(demoPassword, new Uint8Array(16), { N: 2, r: 1, p: 1 })

function callerIn(browser: TestBrowser, baseUrl: string): Caller {
  const checked = checkedFetch(browser.fetch)
  const call: Caller['call'] = async (method, path, { body, token, headers } = {}) => {
    const isBare = path.startsWith('/.well-known') || path.startsWith('/__emulator')
    const response = await checked(`${baseUrl}${isBare ? '' : '/frontegg'}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return read(response)
  }
  return {
    call,
    get: (path, sent) => call('GET', path, sent),
    post: (path, body, sent) => call('POST', path, { ...sent, body }),
    fetch: checked,
    browser,
  }
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
}
