import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectSignedIn, forceRefresh, openTabs } from '../../tabs.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** Moving between tenants in one tab of several. */
export const moving: readonly Scenario[] = [
  {
    title: 'A8: all tabs follow a move to another tenant, beside renewals, and end up in one where two choose at once',
    async run(visit) {
      const tabs = await openTabs(visit, 5)
      const [first, second = first, third = first] = tabs
      await Promise.all([forceRefresh(third), move(first, 'Globex'), forceRefresh(second)])
      await Promise.all(tabs.map((tab) => tab.getByText('Working in Globex', { exact: true }).waitFor()))
      await Promise.all([move(second, 'Acme'), move(third, 'Acme Labs')])
      // All may stand after the one while the other is still to come.
      await expect.poll(() => moves(visit)).toBe(3)
      await expect.poll(async () => new Set(await Promise.all(tabs.map(placeOf)))).toSatisfy(isOnly(visit))
      expect(['Acme', 'Acme Labs']).toContain(placeOfSession(visit).name)
      await expectSignedIn(visit, tabs)
    },
  },
]

function move(tab: Page, name: string): Promise<void> {
  return tab.getByRole('button', { name: `Move to ${name}`, exact: true }).click()
}

/** How often the provider was told of a move. */
function moves({ emulator }: Visit): number {
  return emulator.journal.entries().filter(({ operation }) => operation === 'switchTenant').length
}

/** The tenant that the session is in for the provider. */
function placeOfSession({ emulator }: Visit): { readonly id: string; readonly name: string } {
  const { sessions, tenants } = emulator.snapshot()
  const place = tenants.find(({ id }) => id === sessions[0]?.tenantId)
  if (!place) throw new Error('The session is in no tenant')
  return place
}

/** Whether all are where the session is. */
function isOnly(visit: Visit): (places: ReadonlySet<string>) => boolean {
  return (places) => {
    const { id, name } = placeOfSession(visit)
    return places.size === 1 && places.has(`Working in ${name}, with a token for ${id}`)
  }
}

/** Where a tab says to be, and the tenant of its token. */
async function placeOf(tab: Page): Promise<string> {
  return `${await tab.getByText(/^Working in /).textContent()}, with a token for ${await tab.evaluate(tenantOfToken)}`
}

/** Runs in a tab. */
async function tenantOfToken(): Promise<unknown> {
  const token = await window.portico.client.session.getAccessToken()
  const [, claims = ''] = token?.split('.') ?? []
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).tenantId
}
