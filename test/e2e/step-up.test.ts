import { virtualAuthenticator } from '@portico/emulator/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { accounts, beSignedIn, codeNow, giveCode } from './person.ts'
import { arrange, giveSentCode } from './scenarios/kit/factors.ts'
import type { Visit } from './visit.ts'

describe('a step-up', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it('leads to its page and back, with path and query kept', async () => {
    const visit = await openAs(accounts.mfa)
    const { page } = visit
    await page.getByText('Not confirmed').waitFor()
    await page.getByRole('button', { name: 'Confirm first' }).click()
    await visit.arriveAt('/account/step-up?page=step-up&id=7&maxAge=60')
    await visit.see('Enter your code')
    await giveCode(visit, await codeNow(visit))
    await visit.arriveAt('/payouts?page=step-up&id=7')
    await page.getByText('Confirmed', { exact: true }).waitFor()
    await visit.end()
  })

  it('a step-up is done by a code by text message', async () => {
    const visit = await byCode({ phones: [{ id: 'phone-1', phoneNumber: '+4915112345678' }] }, 'Check your phone')
    expect(visit.emulator.snapshot().sessions.at(-1)?.amr).toContain('sms')
    await visit.end()
  })

  it('a step-up is done by a code by mail', async () => {
    const visit = await byCode({ hasEmailCode: true }, 'Check your email')
    expect(visit.emulator.snapshot().sessions.at(-1)?.amr).toContain('otp')
    await visit.end()
  })

  it('a step-up is done by a passkey that was added beforehand', async () => {
    const visit = await openAs('reader@acme.test', (opened) => arrange(opened, {}, ['WebAuthnPlatform']))
    const device = await virtualAuthenticator(visit.page)
    await visit.goTo('/payouts?page=second-factors')
    await visit.page.getByRole('button', { name: 'Add a second step' }).click()
    await visit.page.getByRole('button', { name: 'This device' }).click()
    await visit.page.getByRole('button', { name: 'Remove This device' }).waitFor()
    expect(await device.size()).toBe(1)
    await visit.goTo('/payouts?page=step-up&id=7')
    await visit.page.getByRole('button', { name: 'Confirm first' }).click()
    await visit.page.getByRole('button', { name: 'This device' }).click()
    await visit.arriveAt('/payouts?page=step-up&id=7')
    await visit.page.getByText('Confirmed', { exact: true }).waitFor()
    expect(visit.emulator.snapshot().sessions.at(-1)?.amr).toContain('hwk')
    await visit.end()
  })

  it('goes on after a reload of its page', async () => {
    const visit = await openAs(accounts.mfa)
    await visit.page.getByRole('button', { name: 'Confirm first' }).click()
    await visit.see('Enter your code')
    await visit.page.reload()
    await visit.see('Enter your code')
    await giveCode(visit, await codeNow(visit))
    await visit.arriveAt('/payouts?page=step-up&id=7')
    await visit.end()
  })

  it('a step-up without an enrolled second factor shows that, and returns to the page', async () => {
    const visit = await openAs(accounts.admin)
    visit.allow(/400/)
    await visit.page.getByRole('button', { name: 'Confirm first' }).click()
    await visit.see('You need a second step for this')
    await visit.page.getByRole('button', { name: 'Go back' }).click()
    await visit.arriveAt('/payouts?page=step-up&id=7')
    await visit.end()
  })

  it('a step-up is one dialog for five calls, keeps the typed text, and restores the focus', async () => {
    const visit = await openAs(accounts.mfa)
    const { page } = visit
    await page.getByLabel('Note').fill('Dear Ann')
    await dialogHostReady(visit)
    await page.getByRole('button', { name: 'Pay five' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByRole('textbox', { name: /6-digit code/ }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await giveCode(visit, await codeNow(visit))
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Paid Eva').waitFor()
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      'Paid Ann',
      'Paid Ben',
      'Paid Cleo',
      'Paid Dan',
      'Paid Eva',
    ])
    expect(await page.getByLabel('Note').inputValue()).toBe('Dear Ann')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pay five')
    await visit.arriveAt('/payouts?page=step-up&id=7')
    await visit.end()
  })

  it('rejects all five where it is given up by Escape', async () => {
    const visit = await openAs(accounts.mfa)
    const { page } = visit
    await dialogHostReady(visit)
    await page.getByRole('button', { name: 'Pay five' }).click()
    await page.getByRole('textbox', { name: /6-digit code/ }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('listitem').allTextContents()).toEqual(Array(5).fill('step-up-canceled'))
    await visit.end()
  })

  it('rejects all five where the code of the dialog cannot be had', async () => {
    const visit = await openAs(accounts.mfa)
    const { page } = visit
    visit.allow(/ERR_FAILED|Failed to fetch/)
    await dialogHostReady(visit)
    await page.route(/step-up-over/, (route) => route.abort())
    await page.getByRole('button', { name: 'Pay five' }).click()
    await expect.poll(() => page.getByRole('listitem').allTextContents()).toEqual(Array(5).fill('step-up-canceled'))
    await visit.end()
  })

  /** Opens the page for a user whose second factor sends codes, and completes the step-up by a code. */
  async function byCode(person: Parameters<typeof arrange>[1], heading: string): Promise<Visit> {
    const visit = await openAs('reader@acme.test', (opened) => arrange(opened, person))
    await visit.page.getByRole('button', { name: 'Confirm first' }).click()
    await visit.see(heading)
    await giveSentCode(visit)
    await visit.arriveAt('/payouts?page=step-up&id=7')
    await visit.page.getByText('Confirmed', { exact: true }).waitFor()
    return visit
  }

  /** Opens a page with a query for a user who is signed in by a password alone. */
  async function openAs(email: string, before: (visit: Visit) => void = () => {}): Promise<Visit> {
    const visit = await house.visit()
    before(visit)
    await beSignedIn(visit, email)
    await visit.goTo('/payouts?page=step-up&id=7')
    await visit.page.getByRole('heading', { name: 'Payouts' }).waitFor()
    return visit
  }

  /** Waits until the page is idle, because the code of the dialog loads then. */
  async function dialogHostReady({ page }: Visit): Promise<void> {
    await page.waitForLoadState('networkidle')
  }
})
