import { expect } from 'vitest'
import { relyingParty } from '../src/node/relying-party.ts'
import type { SsoTest } from '../src/sso/connection-test/records.ts'
import type { SsoConnection } from '../src/sso/records.ts'
import { openAs, root } from './open-sso.ts'
import { sendForm } from './send-form.ts'

/** A connection whose identity provider stands in, and how it differs from one without a fault. */
export interface ConnectionUnderTest {
  readonly protocol?: 'saml' | 'oidc'
  readonly standInFault?: string
  /** Values of the connection beside those of the stand-in. */
  readonly configured?: (id: string) => Partial<SsoConnection>
  readonly redirectUri?: string
  /** The window is left without an answer. */
  readonly isLeft?: boolean
  /** The identity provider is a server of its own, with the time of the machine. */
  readonly isReal?: boolean
}

/** A test of a connection as its answer has it. */
export type ShownTest = Pick<
  SsoTest,
  'id' | 'status' | 'address' | 'received' | 'person' | 'fault' | 'warnings' | 'endedAt'
>

const application = 'http://localhost:5173'

/** Opens a scene with a connection of Acme that is off, and runs its tests as a browser does. */
export async function openTests(options: ConnectionUnderTest = {}) {
  const { protocol = 'saml', standInFault = '', configured, isLeft = false, isReal = false } = options
  const redirectUri = options.redirectUri ?? `${application}/account/oidc/callback`
  const scene = await openAs('admin@acme.test', {
    relyingParty,
    ...(isReal && { realTime: Date.now, reach: ['http://localhost:*', 'http://127.0.0.1:*'] }),
  })
  const id = await scene.create({ type: 'okta' })
  scene.emulator.arrange(({ ssoConnections, users, groups }) => {
    const connection = ssoConnections.find((one) => one.id === id)
    if (!connection) throw new Error('The connection is not there')
    delete connection.saml
    const role = scene.role('Editor')
    const type = protocol === 'oidc' ? 'oidc' : 'okta'
    Object.assign(connection, { type, domains: ['acme.test'], groups: [{ id: 'g1', group: 'staff', roleIds: [role] }] })
    Object.assign(connection, configured?.(id), standInFault !== '' && { standInFault })
    const admin = users.find(({ email }) => email === 'admin@acme.test')
    for (const group of groups.slice(0, 1)) Object.assign(group, { name: 'staff', userIds: [admin?.id ?? ''] })
  })
  const tests = `${root}/${id}/tests`

  const read = async (path: string): Promise<ShownTest> => {
    // The access token of the scene may have ended.
    const { status, body } = await scene.send('GET', path, undefined, { token: await scene.tokenOf('admin@acme.test') })
    expect(status).toBe(200)
    return shown(body)
  }

  /** Runs a test whose user signs in with an address. Returns its end. */
  async function run(email = 'admin@acme.test'): Promise<ShownTest> {
    if (standInFault === 'response-replayed') await answer(await start(), email)
    const test = await start()
    if (test.address === null) return test
    if (isLeft) scene.emulator.advance(10 * 60_000 + 1)
    else await answer(test, email)
    return read(`${tests}/${test.id}`)
  }

  async function start(): Promise<ShownTest> {
    const { status, body } = await scene.send('POST', tests, { redirectUri })
    expect(status).toBe(201)
    return shown(body)
  }

  async function answer({ address }: ShownTest, email: string): Promise<void> {
    const { to } = await sendForm(scene, new URL(address ?? ''), { email })
    await handOver(new URL(to ?? ''))
  }

  /** Hands the return of OpenID Connect over, as the page of the redirect address does. SAML needs no page. */
  async function handOver({ origin, pathname, searchParams }: URL): Promise<void> {
    if (protocol === 'saml') return
    const { state, code, error, error_description: errorDescription } = Object.fromEntries(searchParams)
    const body = {
      state,
      redirectUri: origin + pathname,
      ...(code && { code }),
      ...(error && { error, errorDescription }),
    }
    expect((await scene.post('/team/resources/sso/v1/tests/answer', body)).status).toBe(200)
  }

  return { ...scene, id, tests, read, run, start, answer, handOver }
}

function shown(body: unknown): ShownTest {
  if (isTest(body)) return body
  throw new Error(`The answer is no test: ${JSON.stringify(body)}`)
}

/** The answer is held against the contract already. */
function isTest(body: unknown): body is ShownTest {
  return typeof body === 'object' && body !== null && 'status' in body && 'warnings' in body
}
