import type { SessionStatus } from '@portico/headless'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accounts, beSignedIn } from './person.ts'
import type { Visit } from './visit.ts'

/** A call of the application that the library itself never makes. */
export const ownCall = { operation: 'listMySessions', path: '/identity/resources/users/sessions/v1/me' } as const

/** Signs the browser in and opens this many tabs, which then hold one access token. */
export async function openTabs(visit: Visit, count: number): Promise<readonly [Page, ...Page[]]> {
  await beSignedIn(visit, accounts.admin)
  await openTab(visit, visit.page)
  const others: Page[] = []
  while (others.length < count - 1) others.push(await openTab(visit))
  return [visit.page, ...others]
}

/** Opens one more tab of somebody who is signed in. */
export async function openTab(visit: Visit, page?: Page): Promise<Page> {
  const tab = page ?? (await visit.context.newPage())
  await tab.goto('/')
  await welcome(tab)
  return tab
}

/** Waits until a tab shows who is signed in. */
export function welcome(tab: Page, name = 'Ada Admin'): Promise<void> {
  return tab.getByRole('heading', { name: `Welcome back, ${name}` }).waitFor()
}

/** Waits until a tab shows that the session stands like this. */
export function seeStatus(tab: Page, status: SessionStatus): Promise<void> {
  return tab.getByRole('status').getByText(status, { exact: true }).waitFor()
}

/** Asks the provider for a new token, whatever the present one is worth. */
export function forceRefresh(tab: Page): Promise<string | null> {
  return tab.evaluate(() => window.portico.client.session.getAccessToken({ forceRefresh: true }))
}

/** The renewals the provider was asked for so far. */
export function renewals({ emulator }: Pick<Visit, 'emulator'>) {
  return emulator.journal.entries().filter(({ operation }) => operation === 'refreshToken')
}

/** How many refresh tokens the session has spent: every renewal that the provider took, however many calls came between. */
export function rotations({ emulator }: Pick<Visit, 'emulator'>): number {
  return emulator.snapshot().sessions[0]?.generation ?? 0
}

/** Holds that nobody was signed out: by the provider, by a refused renewal, or in a tab. */
export async function expectSignedIn(visit: Visit, tabs: readonly Page[]): Promise<void> {
  expect(visit.emulator.snapshot().sessions.map(({ ended }) => ended)).toEqual([null])
  expect(renewals(visit).filter(({ status }) => status === 401)).toEqual([])
  for (const tab of tabs) await welcome(tab)
}

/**
 * Stops a tab before its next step and answers how it is woken. It is stopped as a debugger does, because Chromium without
 * a screen does not freeze a page that it holds for visible.
 */
export async function freeze(tab: Page): Promise<() => Promise<void>> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Debugger.enable')
  await session.send('Debugger.pause')
  return async () => {
    await session.send('Debugger.disable')
    await session.detach()
  }
}

/** Runs what may take a while, and answers how many milliseconds it took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return Math.round(performance.now() - began)
}
