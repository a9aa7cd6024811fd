import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oidcFaults } from '../../providers/emulator/src/sso/stand-in/oidc-faults.ts'
import { samlFaults } from '../../providers/emulator/src/sso/stand-in/saml-faults.ts'
import { inShare, longest } from '../share.ts'
import { type House, openHouse } from './house.ts'
import { beSignedIn } from './person.ts'
import type { Visit } from './visit.ts'

const saml = [...Object.keys(samlFaults), 'response-unreadable', 'relay-state-missing']

/** Opens the only connection, off and without a fault, whose groups give roles. */
function arrange({ emulator }: Visit, type: 'okta' | 'oidc'): void {
  emulator.arrange((state) => {
    const [connection] = state.ssoConnections.filter((one) => one.type === 'okta')
    if (!connection) throw new Error('The connection is not there')
    Object.assign(connection, { type, enabled: false, domains: ['acme.test'], pendingDomains: [] })
    Object.assign(connection, { groups: [{ id: 'g1', group: 'staff', roleIds: connection.roleIds ?? [] }] })
    for (const group of state.groups.slice(0, 1)) {
      const admin = state.users.find(({ email }) => email === 'admin@acme.test')
      Object.assign(group, { name: 'staff', userIds: [admin?.id ?? ''] })
    }
    state.ssoConnections = [connection]
    state.ssoTests = []
  })
}

/** Runs a test whose identity provider answers with a fault. Returns the title and the fix that the page shows. */
async function shownFor({ page, context, emulator }: Visit, fault: string): Promise<readonly [string, string]> {
  emulator.arrange(({ ssoConnections: [connection] }) => {
    if (connection) connection.standInFault = fault
  })
  const before = (emulator.snapshot().ssoTests ?? []).map(({ id }) => id)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: /^(Try it|Try again)$/ }).click()
  const opened = await opening
  const ended = () =>
    (emulator.snapshot().ssoTests ?? []).some(({ id, status }) => !before.includes(id) && status !== 'waiting')
  // A fault of the configuration is found before the identity provider is reached.
  const person = opened.getByRole('button', { name: /admin@acme\.test/ })
  const isOpen = await person.waitFor().then(
    () => true,
    () => false,
  )
  if (isOpen) await person.click()
  await expect.poll(ended, { timeout: 20_000 }).toBe(true)
  const found = await shown(page)
  if (!opened.isClosed()) await opened.close()
  return found
}

async function shown(page: Page): Promise<readonly [string, string]> {
  const result = page.locator('.portico-SsoResult')
  await result.waitFor()
  const title = result.locator('.portico-Alert--danger strong, .portico-Alert--warning strong').first()
  return [await title.innerText(), await result.locator('.portico-SsoFault .portico-StepsList').first().innerText()]
}

describe('the faults of an identity provider in the portal', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it.each([
    ['SAML', 'okta', inShare(6, saml)],
    ['OpenID Connect', 'oidc', inShare(6, oidcFaults)],
  ] as const)('each fault by %s has a title and a fix on the page', { timeout: longest }, async (_, type, faults) => {
    const visit = await house.visit()
    const { page, context } = visit
    arrange(visit, type)
    await beSignedIn(visit, 'admin@acme.test')
    const { id } = visit.emulator.snapshot().ssoConnections[0] ?? {}
    const found: Record<string, readonly [string, string]> = {}
    for (const fault of faults) {
      await visit.goTo(`/?portal=sso/${id}`)
      await page.getByRole('heading', { name: 'Test', exact: true }).waitFor()
      found[fault] = await shownFor(visit, fault)
    }
    const unnamed = Object.entries(found).filter(([code, [title, fix]]) => !title || !fix || title.includes(code))
    expect(unnamed).toEqual([])
    expect(Object.values(found).filter(([title]) => title === 'Something else went wrong')).toEqual([])
    expect(Object.keys(found)).toHaveLength(faults.length)
    expect(new Set(Object.values(found).map(([title]) => title)).size).toBeGreaterThan(0.85 * faults.length)
    // The codes of the stand-in are signed tokens, so the visit is not searched for tokens in addresses.
    await context.close()
  })
})
