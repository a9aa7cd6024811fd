import { expect } from 'vitest'
import { button, field, type Job, option, section } from './job.ts'
import type { Visit } from './visit.ts'

/** Jobs with people, roles, tokens, single sign-on and the second step. */
export const peopleJobs: readonly Job[] = [
  {
    title: 'five people are invited with two roles',
    section: 'Users',
    presses: 5,
    async run({ press, check, type }, page) {
      await press(button(page, 'Invite users'))
      await press(page.getByRole('tab', { name: 'Several' }))
      await type(field(page, 'Email addresses'), people.join(', '))
      await check(page.getByRole('checkbox', { name: /^Editor/ }))
      await check(page.getByRole('checkbox', { name: /^Viewer/ }))
      await press(button(page, /^Send \d/))
    },
    ends: (page) => [page.getByRole('heading', { name: /5/ }), button(page, 'Done')],
  },
  {
    title: 'people not seen for 90 days are found',
    section: 'Security',
    presses: 1,
    async run({ press }, page) {
      await press(page.getByRole('tab', { name: /^Not seen for 90 days/ }))
    },
    ends: (page) => [page.getByRole('tab', { name: /^Not seen for 90 days/, selected: true })],
  },
  {
    title: 'a role with three permissions is given to a group',
    section: 'Roles',
    presses: 10,
    async run({ press, check, type }, page, { emulator }) {
      await press(button(page, 'Create role'))
      await type(field(page, 'Name'), 'Site manager')
      for (const name of ['Change users', 'Groups', 'Roles']) {
        await check(page.getByRole('checkbox', { name, exact: true }))
      }
      await press(button(page, 'Create role').last())
      await page.getByRole('button', { name: 'Actions for Site manager' }).waitFor()
      await press(section(page, 'Groups'))
      await press(button(page, 'Actions for Finance'))
      await press(page.getByRole('menuitem', { name: 'Roles', exact: true }))
      await check(page.getByRole('checkbox', { name: /^Site manager/ }))
      await press(button(page, 'Save group'))
      const rolesOfFinance = () => {
        const { groups, roles } = emulator.snapshot()
        const ids = groups.find(({ name }) => name === 'Finance')?.roleIds ?? []
        return roles.filter(({ id }) => ids.includes(id)).map(({ key }) => key)
      }
      await expect.poll(rolesOfFinance).toContain('site-manager')
    },
    ends: (page) => [button(page, 'Actions for Finance')],
  },
  {
    title: 'what was done yesterday is found',
    section: 'Audit log',
    presses: 4,
    async run({ press }, page) {
      await press(button(page, 'Filter'))
      await press(button(page, /^Any time/))
      await press(option(page, 'Yesterday'))
      await press(button(page, 'Show results'))
    },
    ends: (page) => [
      page.getByRole('link', { name: 'Lock user', exact: true }),
      page.getByRole('grid', { name: 'Audit log' }),
    ],
  },
  {
    title: 'a token is replaced, and the old one ends in a day',
    section: 'API tokens',
    presses: 5,
    async run({ press }, page, { emulator }) {
      await press(button(page, 'Actions for Nightly export'))
      await press(page.getByRole('menuitem', { name: 'Replace…' }))
      await press(button(page, 'Create token').last())
      // How a person keeps the secret is their own affair: it is not counted.
      await press(button(page, 'I’ve stored it'))
      await press(button(page, 'End the old one'))
      const lives = () =>
        emulator
          .snapshot()
          .apiTokens.filter(({ description }) => description === 'Nightly export')
          .map(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) - emulator.now() <= day)
      await expect.poll(() => lives().toSorted()).toEqual([false, true])
    },
    ends: (page) => [page.getByRole('grid', { name: 'API tokens' })],
  },
  {
    title: 'Okta is connected by its metadata, for a domain',
    section: 'Single sign-on',
    presses: 5,
    async run({ press, type }, page, visit) {
      await press(button(page, 'Add connection'))
      await press(button(page, 'Continue'))
      await press(button(page, 'I’ve added the app'))
      await type(field(page, 'Metadata URL'), metadataOf(visit))
      await press(button(page, 'Continue'))
      await type(field(page, 'Domain'), 'new.test')
      await press(button(page, 'Add domain'))
    },
    ends: (page) => [page.getByText(/^portico-verify=/), button(page, 'Check now: new.test')],
  },
  {
    title: 'everyone is asked for a second step',
    section: 'Security',
    presses: 3,
    async run({ press, check }, page) {
      await press(page.getByRole('tab', { name: 'Sign-in' }))
      await check(page.getByRole('radio', { name: 'Ask everyone', exact: true }))
      await press(button(page, 'Save changes'))
    },
    ends: (page) => [page.getByRole('alertdialog'), button(page, 'Set mine up and save')],
  },
  {
    title: 'everyone is asked for a second step, from a date on',
    section: 'Security',
    presses: 5,
    async run({ press, check }, page) {
      await press(page.getByRole('tab', { name: 'Sign-in' }))
      await check(page.getByRole('radio', { name: 'Ask everyone', exact: true }))
      await press(button(page, /Needed from$/))
      await press(option(page, 'In 14 days'))
      await press(button(page, 'Save changes'))
    },
    ends: (page) => [page.getByText('Saved', { exact: true }).first()],
  },
]

const people = ['ada', 'bo', 'cy', 'di', 'ed'].map((name) => `${name}@new.test`)

/** The address of the metadata of an identity provider that the emulator plays. */
function metadataOf({ emulator, providerUrl }: Visit): string {
  const [connection] = emulator.snapshot().ssoConnections
  return `${new URL(providerUrl).origin}/idp/${connection?.id}/metadata`
}

const day = 86_400_000
