import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { typeDay } from '../days.ts'
import { enterSection } from '../person.ts'
import { button, dialog, heading, link, question, the, words } from '../targets.ts'
import type { Flow } from './flow.ts'

/** The sections by their links, in the order of the portal. */
const sections = [
  'Profile',
  'Privacy',
  'Personal tokens',
  'Account',
  'Users',
  'Groups',
  'Roles',
  'Applications',
  'Sub-accounts',
  'Security',
  'Single sign-on',
  'Provisioning',
  'Audit log',
  'API tokens',
  'Webhooks',
  'Usage',
  'Reports',
  'Subscription',
]

/** The portal: its sections and each kind of part. */
export const portal: readonly Flow[] = [
  {
    title: 'each section of the portal opens by its link, and none is wider than the window',
    seed: { usageDays: 30 },
    async run(visit) {
      const { page } = visit
      await enterSection(visit, 'profile', 'Profile')
      for (const section of sections) {
        await page.click(link(section, the('navigation', 'Administration')))
        await page.see(heading(new RegExp(`^${section}`)))
        await page.gone(words(/couldn’t load/))
        await page.expect(true, () => document.documentElement.scrollWidth <= innerWidth)
      }
    },
  },
  {
    title: 'a table is sorted, searched and selected',
    async run(visit) {
      const { page } = visit
      await enterSection(visit, 'users', 'Users')
      await page.see(link('Rita Reader'))
      await page.click(button('User', the('columnheader', /^User/)))
      await page.arriveAt(/sort=/)
      await page.fill(the('searchbox', 'Search by name or email'), 'rita')
      await page.gone(link('Ada Admin'))
      await page.press('Escape')
      await page.see(link('Ada Admin'))
      await page.click(the('checkbox', 'Select Rita Reader'))
      await page.see(words('1 selected'))
    },
  },
  {
    title: 'a drawer opens from its row, a dialog over it, and the focus returns step by step',
    async run(visit) {
      const { page } = visit
      await enterSection(visit, 'users', 'Users')
      await page.click(link('Rita Reader'))
      await page.see(words('reader@acme.test', dialog('Rita Reader')))
      await page.click(button('Edit roles', dialog('Rita Reader')))
      await page.see(dialog('Roles of Rita Reader'))
      await page.press('Escape')
      await page.gone(dialog('Roles of Rita Reader'))
      await page.hasFocus('Edit roles')
      await page.press('Escape')
      await page.gone(dialog('Rita Reader'))
      await page.hasFocus('Rita Reader')
    },
  },
  {
    title: 'a user is invited in a dialog until a day, and removed by the menu of the row and a question',
    async run(visit) {
      const { page, emulator } = visit
      await enterSection(visit, 'users', 'Users')
      await page.click(button('Invite users'))
      await page.fill(the('textbox', 'Email address', dialog('Invite users')), 'aaa@acme.test')
      await page.fill(the('textbox', 'Name', dialog('Invite users')), 'Zoe Zulu')
      await page.click(words('Temporary access', dialog('Invite users')))
      await page.see(the('group', 'Last day'))
      const year = new Date(emulator.now()).getFullYear() + 1
      await typeDay(page, { day: '04', month: '07', year: String(year) })
      await page.click(button('Send invite', dialog('Invite users')))
      await page.gone(dialog('Invite users'))
      await page.see(link('Zoe Zulu'))
      const invited = emulator.snapshot().users.find(({ email }) => email === 'aaa@acme.test')
      expect(JSON.stringify(invited)).toContain(`${year}-07-0`)
      await page.click(button('Actions for Zoe Zulu'))
      await page.click(the('menuitem', 'Remove user'))
      await page.click(button('Remove user', question(/Zoe Zulu/)))
      await page.gone(link('Zoe Zulu'))
    },
  },
  {
    title: 'a menu opens by the keyboard, moves by its arrows, and returns the focus',
    async run(visit) {
      const { page } = visit
      await enterSection(visit, 'users', 'Users')
      await page.see(link('Rita Reader'))
      await page.tabTo('Ada Admin')
      await page.pressTo('ArrowDown', 'Rita Reader')
      await page.pressTo('ArrowRight', 'Actions for Rita Reader')
      await page.press('Enter')
      await page.hasFocus(/^View details/)
      await page.press('End')
      await page.hasFocus(/^Remove user/)
      await page.press('Escape')
      await page.hasFocus('Actions for Rita Reader')
    },
  },
  {
    title: 'a logo is chosen as a file, and a time zone in a combo box',
    async run(visit) {
      const { page, emulator } = visit
      await enterSection(visit, 'account', 'Account')
      const file = join(await mkdtemp(join(tmpdir(), 'portico-logo-')), 'logo.svg')
      await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>')
      await page.attach(file)
      await page.see(words('Choose another file'))
      await page.fill(the('combobox', /^Time zone/), 'berlin')
      await page.click(the('option', /^Berlin/))
      await page.click(button('Save changes'))
      await page.see(words('Saved'))
      expect(emulator.snapshot().tenants[0]?.settings).toMatchObject({
        logo: expect.stringMatching(/^data:image\/svg\+xml/),
        timezone: 'Europe/Berlin',
      })
    },
  },
  {
    title: 'a plan is bought in the checkout to its end',
    async run(visit) {
      const { page } = visit
      await enterSection(visit, 'subscriptions', 'Subscription')
      await page.click(button('Upgrade to Enterprise'))
      await page.see(the('textbox', 'Name on the invoice'))
      await page.click(button('Continue'))
      await page.see(the('radio', 'Visa ending 4242'))
      await page.click(button('Continue'))
      await page.click(button(/^Upgrade for /))
      await page.see(dialog('You have Enterprise'))
      await page.click(button('Done'))
      await page.gone(dialog('You have Enterprise'))
      await page.see(words(/^Enterprise/))
    },
  },
]
