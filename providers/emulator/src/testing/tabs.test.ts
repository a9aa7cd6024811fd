import { sessionFeature, tenantsFeature } from '@portico/headless'
import { describe, expect, it } from 'vitest'
import { createTestClient } from './index.ts'

type Kit = ReturnType<typeof createTestClient>

/** Opens two tabs of one browser, both with a restored session. */
async function openTwo(options: Parameters<typeof createTestClient>[0] = {}) {
  const kit = createTestClient({ signedInAs: 'admin@acme.test', logLevel: 'error', ...options })
  const other = kit.openTab()
  for (const client of [kit.client, other]) {
    await client.start()
    await expect.poll(() => seenBy(client).status).toBe('authenticated')
  }
  return { ...kit, other }
}

const seenBy = (client: Kit['client']) => client.get(sessionFeature).getSnapshot()
const renewals = ({ emulator }: Pick<Kit, 'emulator'>) =>
  emulator.journal.entries().filter(({ operation }) => operation === 'refreshToken').length

describe('two tabs of a test client', () => {
  it('two tabs of a test client have one session', async () => {
    const { client, other } = await openTwo()
    expect(seenBy(other).user?.email).toBe('admin@acme.test')
    expect(seenBy(other).user?.id).toBe(seenBy(client).user?.id)
  })

  it('two tabs of a test client are both signed out by one', async () => {
    const { client, other } = await openTwo()
    await other.session.logOut()
    await expect.poll(() => seenBy(client).status).toBe('unauthenticated')
  })

  it('both work in the tenant that one has switched to', async () => {
    const { client, other } = await openTwo()
    const globex = seenBy(client).tenants.find(({ name }) => name === 'Globex')
    await other.get(tenantsFeature).actions.switchTenant({ tenantId: globex?.tenantId ?? '' })
    await expect.poll(() => seenBy(client).user?.tenantId).toBe(globex?.tenantId)
  })

  it('renew one token together when it ends', async () => {
    const { client, other, emulator, advance } = await openTwo()
    await other.session.getAccessToken()
    const before = renewals({ emulator })
    advance(301_000)
    const tokens = await Promise.all([client, other].map((one) => one.session.getAccessToken()))
    expect(tokens[0]).toBe(tokens[1])
    expect(renewals({ emulator })).toBe(before + 1)
  })

  it('share what is stored for the browser, and nothing that is stored for a tab', () => {
    const { client, openTab } = createTestClient()
    const other = openTab()
    client.ports.storage.local.set('theme', 'dark')
    client.ports.storage.session.set('draft', 'text')
    expect(other.ports.storage.local.get('theme')).toBe('dark')
    expect(other.ports.storage.session.get('draft')).toBeNull()
  })

  it('a further tab of a test client has the options of the first', async () => {
    const { openTab } = createTestClient({ name: 'crm', flags: { beta: 'on' } })
    const other = openTab()
    expect(other.name).toBe('crm')
    expect(await other.isFlagOn('beta')).toBe(true)
  })
})

it('two test clients are no tabs of one browser', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  const other = createTestClient({ signedInAs: 'admin@acme.test', logLevel: 'error' }).client
  for (const one of [client, other]) await one.start()
  await expect.poll(() => seenBy(other).status).toBe('authenticated')
  await client.session.logOut()
  expect(seenBy(other).status).toBe('authenticated')
})
