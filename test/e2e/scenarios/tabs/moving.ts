import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectSignedIn, forceRefresh, openTabs } from '../../tabs.ts'
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
      await expect.poll(async () => new Set(await Promise.all(tabs.map(placeOf)))).toSatisfy(isOneOfTheTwo)
      const tokens = await Promise.all(tabs.map((tab) => tab.evaluate(tenantOfToken)))
      expect(new Set(tokens).size).toBe(1)
      await expectSignedIn(visit, tabs)
    },
  },
]

function move(tab: Page, name: string): Promise<void> {
  return tab.getByRole('button', { name: `Move to ${name}`, exact: true }).click()
}

function isOneOfTheTwo(places: ReadonlySet<string | null>): boolean {
  return places.size === 1 && !places.has('Working in Globex')
}

function placeOf(tab: Page): Promise<string | null> {
  return tab.getByText(/^Working in /).textContent()
}

/** Runs in a tab. */
async function tenantOfToken(): Promise<unknown> {
  const token = await window.portico.client.session.getAccessToken()
  const [, claims = ''] = token?.split('.') ?? []
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).tenantId
}
