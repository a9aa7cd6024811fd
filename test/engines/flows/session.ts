import { expect } from 'vitest'
import { headings } from '../../e2e/headings.ts'
import { renewals } from '../../e2e/tabs.ts'
import { beWelcomed, giveEmail, givePassword, signIn } from '../person.ts'
import { button, dialog, heading, link, the } from '../targets.ts'
import type { Flow } from './flow.ts'

/** Keeping the session, leaving it, and the addresses around it. */
export const sessions: readonly Flow[] = [
  {
    title: 'a log-out in one window reaches the other',
    async run({ enter, page, openWindow }) {
      await enter('/')
      await beWelcomed(page, 'Ada Admin')
      const other = await openWindow('/')
      await beWelcomed(other, 'Ada Admin')
      await other.click(button(/Your menu$/))
      await other.click(the('menuitem', 'Sign out'))
      await other.see(heading(headings.email))
      await page.see(heading(headings.email))
    },
  },
  {
    title: 'two windows renew the session once for each expiry',
    async run(visit) {
      visit.emulator.arrange(({ security }) => void (security.accessTokenLifetime = 13))
      await visit.enter('/')
      await beWelcomed(visit.page, 'Ada Admin')
      const other = await visit.openWindow('/')
      await beWelcomed(other, 'Ada Admin')
      const before = renewals(visit).length
      await expect.poll(() => renewals(visit).length, { timeout: 40_000 }).toBeGreaterThanOrEqual(before + 2)
      const times = renewals(visit).map(({ at }) => at)
      const pauses = times.slice(before).map((at, index) => at - (times[before + index - 1] ?? 0))
      expect(Math.min(...pauses.slice(1))).toBeGreaterThanOrEqual(9000)
      expect(renewals(visit).filter(({ status }) => status === 401)).toEqual([])
      for (const window of [visit.page, other]) await beWelcomed(window, 'Ada Admin')
    },
  },
  {
    title: 'the tenant is switched in the header, and a reload keeps it',
    async run({ enter, page }) {
      await enter('/')
      await page.click(button(/Switch account$/))
      await page.click(the('option', 'Globex'))
      await page.see(button(/^Globex.*Switch account$/))
      await page.reload()
      await page.see(button(/^Globex.*Switch account$/))
    },
  },
  {
    title: 'a deep link survives the sign-in; back leads from a record to its list and to the page, and forward again',
    async run({ goTo, page }) {
      await goTo('/?portal=groups')
      await giveEmail(page, 'admin@acme.test')
      await givePassword(page)
      await page.see(heading('Groups'))
      await goTo('/')
      await page.click(button('Administration'))
      await page.see(dialog('Administration'))
      await page.click(link('Users'))
      await page.click(link('Rita Reader'))
      await page.see(dialog('Rita Reader'))
      await page.back()
      await page.see(heading('Users'))
      await page.back()
      await page.gone(dialog('Administration'))
      await beWelcomed(page, 'Ada Admin')
      await page.forward()
      await page.see(heading('Users'))
      await page.forward()
      await page.see(dialog('Rita Reader'))
    },
  },
  {
    title: 'the sign-in works by keyboard alone',
    async run({ goTo, page }) {
      await goTo('/account/login')
      await page.hasFocus('Email')
      await page.type('admin@acme.test')
      await page.press('Enter')
      await page.see(heading(headings.password))
      await page.hasFocus('Password')
      await page.type('Portico-demo-1')
      await page.press('Enter')
      await beWelcomed(page, 'Ada Admin')
    },
  },
  {
    title: 'the kit signs in within the page, without a shadow root',
    site: 'kitInPage',
    async run(visit) {
      const { page } = visit
      await signIn(visit)
      await beWelcomed(page, 'Ada Admin')
      await visit.goTo('/?portal=users')
      await page.see(heading('Users'))
      await page.click(button('Invite users'))
      await page.see(dialog('Invite users'))
      await page.press('Escape')
      await page.gone(dialog('Invite users'))
      await page.hasFocus('Invite users')
      expect(await page.read(() => document.querySelectorAll('.portico-Cover').length)).toBe(1)
    },
  },
]
