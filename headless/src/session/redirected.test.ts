import { createTestProvider, demoPassword } from '@portico/emulator/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { makePasswordsQuick } from '../../../test/quick-passwords.ts'
import { fakePorts } from '../../test/fake-ports.ts'
import { until } from '../../test/open-app.ts'
import { closeOrigins, openRedirect } from '../../test/real-origins.ts'
import { createClient } from '../client/index.ts'
import { loginFeature } from '../features/login/feature.ts'
import { sessionFeature } from './feature.ts'

afterEach(closeOrigins)

const me = 'admin@acme.test'

/** Starts a client. After `takeOver`, each call is redirected to another origin. */
async function open(status: number, signedInAs?: string) {
  const provider = createTestProvider()
  makePasswordsQuick(provider.emulator)
  const browser = provider.openBrowser()
  if (signedInAs) browser.signIn(signedInAs)
  const { origin, stolen } = await openRedirect(status)
  let isTakenOver = false
  const ports = fakePorts({
    fetch: (input, init) =>
      isTakenOver ? fetch(String(input).replace(provider.baseUrl, origin), init) : browser.fetch(input, init),
  })
  const client = createClient({ baseUrl: provider.baseUrl, ports, logLevel: 'silent' })
  await client.start()
  const snapshot = () => client.get(sessionFeature).getSnapshot()
  await until(() => snapshot().status !== 'restoring')
  const takeOver = () => {
    isTakenOver = true
  }
  return { client, snapshot, stolen, takeOver }
}

describe.each([302, 303, 307, 308])('a provider that answers %i to another origin', (status) => {
  it('a provider that redirects to another origin signs no user out: the session becomes stale', async () => {
    const { client, snapshot, stolen, takeOver } = await open(status, me)
    takeOver()
    expect(await client.session.refresh()).toMatchObject({ ok: false, reason: 'failed', error: { code: 'network' } })
    expect(snapshot()).toMatchObject({ status: 'stale', user: { email: me } })
    expect(await client.session.getAccessToken()).toMatch(/^eyJ/)
    expect(stolen).toEqual([])
  })

  it('a provider that redirects to another origin gets no password there, and signs no user in', async () => {
    const { client, snapshot, stolen, takeOver } = await open(status)
    client.get(loginFeature).subscribe(() => {})
    await client.get(loginFeature).actions.submitEmail({ email: me })
    takeOver()
    const outcome = await client.get(loginFeature).actions.submitPassword({ password: demoPassword })
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', error: { code: 'network' } })
    expect(snapshot()).toMatchObject({ status: 'unauthenticated', user: null })
    expect(client.get(loginFeature).getSnapshot().step.name).toBe('loginWithPassword')
    expect(stolen).toEqual([])
  })
})
