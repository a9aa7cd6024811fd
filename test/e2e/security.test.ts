import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { totp } from '../../providers/emulator/src/testing/index.ts'
import { expectAccessible } from './expect-accessible.ts'
import { tabTo as pressTab } from './focused.ts'
import { accounts } from './person.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const section: SectionUnderTest = {
  section: 'security',
  ready: (page) => page.getByRole('img', { name: /^Security score: \d+ of 100$/ }),
  prepare: ({ emulator }) =>
    emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === 'reader@acme.test') user.isPasswordBreached = true
    }),
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const tries = (page: Page) => page.getByRole('group', { name: 'Lockout' }).getByRole('spinbutton', { name: 'Tries' })
const mfaOf = ({ emulator }: Visit) => {
  const { security, tenants } = emulator.snapshot()
  return security.mfa[tenants[0]?.id ?? '']?.enforceMFAType
}
const lockoutOf = ({ emulator }: Visit) => {
  const { security, tenants } = emulator.snapshot()
  return security.lockout[tenants[0]?.id ?? '']
}

/** Clicks a switch at its label, as a user does, because the input itself is hidden. */
const toggle = (page: Page, name: string) => page.locator('label', { hasText: name }).click()

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
}

describeSection('security in the portal', section, (enter) => {
  it('leads from a recommendation to the setting, which then raises the score', async () => {
    const visit = await enter()
    const { page } = visit
    const scoreOf = async () => /\d+/.exec((await section.ready(page).getAttribute('aria-label')) ?? '')?.[0]
    const before = Number(await scoreOf())
    await page.getByRole('button', { name: 'Change setting: Sign people out when idle' }).click()
    await toggle(page, 'Sign out when idle')
    const idle = page.getByRole('group', { name: 'Idle time' })
    await idle.getByRole('spinbutton', { name: 'Duration' }).fill('2')
    await save(page)
    await tab(page, 'Overview').click()
    await expect.poll(async () => Number(await scoreOf())).toBe(before + 2)
    expect(await page.getByText('Sign people out when idle').count()).toBe(0)
    await visit.end()
  })

  it('a second step for all names whom it meets and begins later', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await tab(page, 'Sign-in').click()
    await page.locator('label', { hasText: /^Ask everyone$/ }).click()
    await page.getByText(/^\d+ people have none now\.$/).waitFor()
    await page.getByRole('button', { name: 'See them', exact: true }).click()
    const list = page.getByRole('dialog', { name: 'Without a second step' })
    await list.getByRole('grid').getByText('reader@acme.test').waitFor()
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Close', exact: true }).click()
    await list.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /Needed from$/ }).click()
    await page.getByRole('option', { name: 'In 14 days' }).click()
    await save(page)
    const { security, tenants } = emulator.snapshot()
    const { enforceMFAType, enforcedFrom } = security.mfa[tenants[0]?.id ?? ''] ?? {}
    expect([enforceMFAType, Date.parse(enforcedFrom ?? '') > emulator.now()]).toEqual(['Force', true])
    await visit.end()
  })

  it('the security section asks an administrator to set up a second factor before requiring one of all users', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await tab(page, 'Sign-in').click()
    await page.locator('label', { hasText: /^Ask everyone$/ }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    const guard = page.getByRole('alertdialog', { name: 'Set up your own second step first' })
    await guard.waitFor()
    await expectAccessible(page)
    await guard.getByRole('button', { name: 'Don’t save yet' }).click()
    await guard.waitFor({ state: 'detached' })
    expect(mfaOf(visit)).toBeUndefined()

    await page.getByRole('button', { name: 'Save changes' }).click()
    await guard.getByRole('button', { name: 'Set mine up and save' }).click()
    const steps = page.getByRole('dialog', { name: 'Add a second step' })
    await steps.getByLabel('6-digit code').waitFor()
    const secret = () =>
      emulator.snapshot().users.find(({ email }) => email === accounts.admin)?.enrolling?.secret ?? ''
    await expect.poll(secret).not.toBe('')
    await steps.getByLabel('6-digit code').fill(totp(secret(), await page.evaluate(() => Date.now())))
    await steps.locator('label', { hasText: 'I have saved it somewhere safe' }).click()
    await steps.getByRole('button', { name: 'Finish' }).click()
    await page.getByText('Your second step is set up, and your changes are saved').first().waitFor()
    expect(mfaOf(visit)).toBe('Force')
    await visit.end()
  })

  it('sends a reset to one person and to all by mouse', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await page.getByRole('button', { name: 'Actions for Rita Reader' }).click()
    await page.getByRole('menuitem', { name: 'Send password reset' }).click()
    await page.getByText('Password reset sent to reader@acme.test').first().waitFor()
    await page.getByRole('button', { name: 'Send resets to all' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Send a password reset to all of them?' })
    await question.getByRole('button', { name: 'Send resets to all' }).click()
    await page.getByText('Password resets sent', { exact: true }).first().waitFor()
    expect(emulator.outbox().filter(({ to }) => to === 'reader@acme.test')).toHaveLength(2)
    await visit.end()
  })

  it('the security section is changed by keyboard alone, and refuses a wrong number at its field', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await tabTo(/^Overview$/)
    await page.keyboard.press('ArrowRight')
    await tries(page).waitFor()
    await tabTo(/^Tries$/)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('101')
    await page.keyboard.press('Enter')
    await page.getByText('Choose from 1 to 100.').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('7')
    await tabTo(/^Save changes$/)
    await page.keyboard.press('Enter')
    await page.getByText('Saved', { exact: true }).first().waitFor()
    expect(lockoutOf(visit)).toMatchObject({ enabled: true, maxAttempts: 7 })
    await visit.end()
  })

  it('keeps what two administrators change at once', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    await tab(one.page, 'Sign-in').click()
    await tab(other.page, 'Sign-in').click()
    await tries(one.page).fill('7')
    await tries(other.page).waitFor()
    await toggle(other.page, 'Lock after several tries')
    await save(one.page)
    await save(other.page)
    expect(lockoutOf(one)).toMatchObject({ enabled: false, maxAttempts: 7 })
    await one.end()
    await other.end()
  })

  it('passes axe in light and dark, and never scrolls the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Actions for Rita Reader' }).waitFor()
    await expectAccessible(page)
    await tab(page, 'Sign-in').click()
    await tries(page).waitFor()
    await expectAccessible(page)
    await tab(page, 'Sessions').click()
    await toggle(page, 'Sign out when idle')
    await expectAccessible(page)
    await visit.end()
  })
})
