import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo } from './focused.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { describeSection, type Entry, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const me = 'admin@acme.test'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const phone = { id: 'phone-1', phoneNumber: '+442079460812' }

const section: SectionUnderTest = {
  section: 'privacy',
  ready: (page) => page.getByRole('heading', { level: 1, name: 'Privacy' }),
}

describeSection('privacy in the portal', section, (open) => {
  /**
   * Signs in and opens the section. The user has a session on a phone, another one, and a phone that receives codes.
   */
  async function enter(entry?: Entry): Promise<Visit> {
    const visit = await open({ ...entry, prepare })
    await visit.page.getByText('Safari on iPhone').waitFor()
    return visit
  }

  function prepare({ emulator }: Visit) {
    emulator.signIn(me)
    emulator.signIn(me)
    emulator.arrange((state) => {
      const one = state.sessions.at(-2)
      if (one) Object.assign(one, { userAgent: iPhone, ipAddress: '192.0.2.1' })
      state.security.mfaStrategies = ['AuthenticatorApp', 'SMS']
      for (const user of state.users) if (user.email === me) user.phones = [phone]
    })
  }

  const openSessions = ({ emulator }: Visit) =>
    emulator.snapshot().sessions.filter(({ ended }) => ended === null).length
  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const question = (page: Page) => page.getByRole('alertdialog')

  it('ends one session and all others by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await part(page, 'Signed in').getByText('Berlin').waitFor()
    await page.getByRole('button', { name: 'End Safari on iPhone' }).click()
    await question(page).getByRole('button', { name: 'End session' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect(openSessions(visit)).toBe(2)
    await page.getByRole('button', { name: 'End all others' }).click()
    await question(page).getByRole('button', { name: 'End 1 session' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect(openSessions(visit)).toBe(1)
    await visit.end()
  })

  it('the privacy section no longer shows a session that ended elsewhere during its confirmation dialog', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await page.getByRole('button', { name: 'End Safari on iPhone' }).click()
    emulator.arrange((state) => {
      for (const one of state.sessions) if (one.userAgent === iPhone) one.ended = 'revoked'
    })
    await question(page).getByRole('button', { name: 'End session' }).click()
    await question(page).waitFor({ state: 'detached' })
    await page.getByText('Safari on iPhone').waitFor({ state: 'detached' })
    expect(openSessions(visit)).toBe(2)
    await visit.end()
  })

  it('leads to the sign-in once another browser has ended this session', async () => {
    const one = await open()
    const other = await open({ beside: one })
    await one.page.reload()
    const end = one.page.getByRole('button', { name: /^End (?!all)/ })
    await end.waitFor()
    await other.page.getByRole('button', { name: 'End all others' }).click()
    await question(other.page).getByRole('button', { name: 'End 1 session' }).click()
    await question(other.page).waitFor({ state: 'detached' })
    await end.click()
    await question(one.page).getByRole('button', { name: 'End session' }).click()
    await one.page.waitForURL(/\/account\/login/)
    await one.end()
    await other.end()
  })

  it('ends a session by keyboard alone, and keeps the focus in the part', async () => {
    const visit = await enter()
    const { page } = visit
    await tabTo(page, /^End Safari on iPhone$/)
    await page.keyboard.press('Enter')
    await question(page).waitFor()
    expect(await focusedName(page)).toBe('Cancel')
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe('End Safari on iPhone')
    await page.keyboard.press('Enter')
    await question(page).waitFor()
    await tabTo(page, /^End session$/)
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'detached' })
    expect(openSessions(visit)).toBe(2)
    await expect.poll(() => focusedName(page)).toBe('Signed in')
    await visit.end()
  })

  it('sets up a second factor in a dialog by keyboard, and removes one by mouse', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await tabTo(page, /^Set up Authenticator app$/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a second step' })
    await dialog.getByRole('textbox', { name: /6-digit code/ }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Actions for Text message/ }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await question(page).getByRole('button', { name: 'Remove' }).click()
    const removing = page.getByRole('dialog', { name: 'Remove a second step' })
    await removing.getByRole('textbox', { name: /6-digit code/ }).waitFor()
    const code = () => {
      const message = emulator.outbox().findLast(({ to }) => to === phone.phoneNumber)
      return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
    }
    await expect.poll(code).not.toBe('')
    await removing.getByRole('textbox', { name: /6-digit code/ }).fill(code())
    await removing.waitFor({ state: 'detached' })
    await part(page, 'Second step').getByRole('button', { name: 'Set up Text message' }).waitFor()
    await visit.end()
  })

  it('shows what was done in the name of the user, for people who may read the audit log', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'End Safari on iPhone' }).click()
    await question(page).getByRole('button', { name: 'End session' }).click()
    await question(page).waitFor({ state: 'detached' })
    await page.reload()
    await part(page, 'Recent activity').getByRole('listitem').filter({ hasText: 'End session' }).first().waitFor()
    await visit.end()
  })

  it('the parts of the privacy section do not move while they load, in whichever order they are answered', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    const shifts = await countLayoutShifts(page)
    const loaded = page.locator('.portico-PrivacyPart[aria-busy="false"]')
    for (const slow of ['listMfaDevices', 'listWebAuthnDevices', 'listMySessions', 'listAudits']) {
      emulator.faults.add({ operation: slow, kind: 'delay', delayMs: 600, times: 1 })
      await page.reload()
      await expect.poll(() => loaded.count()).toBe(4)
      await page.getByText('Safari on iPhone').waitFor()
      expect(await shifts.sum()).toBeLessThan(0.01)
      emulator.faults.clear()
    }
    await visit.end()
  })

  it('passes axe in light and dark, and never scrolls sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('button', { name: 'End all others' }).click()
    await question(page).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Set up Authenticator app' }).click()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
