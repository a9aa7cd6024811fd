import { demoPassword } from '@portico/emulator'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inShare, longest } from '../share.ts'
import { galleryPath, galleryStates, showState } from './gallery.ts'
import { headings } from './headings.ts'
import { holdTimers } from './held-timers.ts'
import { type House, openHouse } from './house.ts'
import { accounts, giveCode, giveEmail, givePassword } from './person.ts'
import type { Visit } from './visit.ts'

describe('the gallery, at the network', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it('sends nothing but for its own files: some states in one page, and some alone', { timeout: longest }, async () => {
    const visit = await house.visit()
    const { page } = visit
    const others = await countRequests(visit)
    const states = await galleryStates(page)
    const tiles = await page.getByRole('article').all()
    for (const tile of inShare(96, tiles)) await tile.scrollIntoViewIfNeeded()
    for (const state of inShare(240, states)) await showState(page, state)
    expect(others()).toEqual([])
    await visit.end()
  })

  it('the gallery sends nothing during a sign-in: a wrong password, the right one, and a second factor', async () => {
    const visit = await house.visit()
    const others = await countRequests(visit)
    await visit.goTo(galleryPath({ builder: '' }))
    await giveEmail(visit, accounts.mfa)
    await givePassword(visit, 'not the password')
    await visit.page.getByText('don’t match').waitFor()
    await givePassword(visit, demoPassword)
    await visit.see(headings.code)
    await giveCode(visit, '000000')
    await visit.page.getByText('That code doesn’t match').waitFor()
    expect(others()).toEqual([])
    await visit.end()
  })

  it('answers half a second after it was asked', async () => {
    const visit = await house.visit()
    const { page } = visit
    const held = await holdTimers(page, 500)
    await visit.goTo(galleryPath({ builder: '' }))
    await giveEmail(visit, accounts.admin)
    await page.getByRole('status').getByText('Looking up how you sign in…').waitFor({ state: 'attached' })
    expect(await isThere(page, headings.email)).toBe(true)
    await held.release()
    await visit.see(headings.password)
    await visit.end()
  })
})

/** Records the requests of the visit that are not for a file of the page. */
async function countRequests({ context, page }: Visit): Promise<() => readonly string[]> {
  const sent: string[] = []
  await context.route('**/*', async (route) => {
    sent.push(route.request().url())
    await route.continue()
  })
  return () => {
    expect(sent.length).toBeGreaterThan(0)
    const { origin } = new URL(page.url())
    return sent.filter((address) => {
      const url = new URL(address)
      return url.origin !== origin || !/^\/(?:assets\/|gallery\/|favicon\.svg$)/.test(url.pathname)
    })
  }
}

function isThere(page: Page, heading: string): Promise<boolean> {
  return page.getByRole('heading', { name: heading, level: 1 }).isVisible()
}
