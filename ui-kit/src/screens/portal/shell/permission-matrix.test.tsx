import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { flagsFor, navigation, openPortal, page } from '../../../../test/open-portal.tsx'
import type { Section } from '../index.ts'
import { ourSections } from './our-sections.ts'
import { isOwnSection } from './use-shown-sections.ts'

afterEach(cleanup)

/** The sections without changeable content. They have no badge, and are the same for a reader. */
const withoutChanges = ['audits', 'usage']

/** The sections whose list opens dialogs for changes. */
const changedInDialogs = ['applications', 'reports']

/** The sections about the user that the provider still opens by permission. */
const byPermission = ['personalApiTokens']

/** The tab with the first control of a section, if it is not the first tab. */
const tabToChange: Readonly<Record<string, string>> = { security: 'generalSettings' }

const ids = ourSections.map(({ id }) => id)
const ofTenant = ids.filter((id) => !isOwnSection(id) || byPermission.includes(id))
const toChange = ofTenant.filter((id) => !withoutChanges.includes(id))

/** Opens a section of the kit as this user. */
async function openAs(email: string, id: string, visibility: Section['visibility'] = 'always') {
  const beside = await openApp()
  beside.provider.emulator.arrange(({ users }) => {
    const reader = users.find((user) => user.email === 'reader@acme.test')
    if (!reader) throw new Error('The demo has no reader')
    const memberships = reader.memberships.map((membership) => ({ ...membership, roleIds: [] }))
    users.push({ ...reader, id: crypto.randomUUID(), email: 'roleless@acme.test', memberships })
  })
  const tab = tabToChange[id]
  const address = `${page}&portal=${id}${tab === undefined ? '' : `&portal.tab=${tab}`}`
  await openPortal(
    { isInline: true, sections: (ours) => ours.map((section) => ({ ...section, visibility })) },
    { beside, signedInAs: email, address, flags: flagsFor(address) },
  )
  const main = await screen.findByRole('main')
  await within(main).findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText(/^Loading .*…$/)).toBeNull())
  expect(screen.queryByText(/^We couldn’t load/)).toBeNull()
  return main
}

const isForbidden = () => screen.queryByText('You can’t see this page') !== null
const isViewOnly = () => screen.queryByText('View only') !== null

/**
 * Returns the controls of a page that change data: primary buttons, switches, checkboxes and fields. A filter, and
 * the switch between prices by month and by year, change no data.
 */
const controlsOf = (main: HTMLElement) =>
  [
    ...main.querySelectorAll('.portico-Button--primary, .portico-Button--danger, button[type=submit]'),
    ...['switch', 'checkbox', 'textbox', 'radio'].flatMap((role) => within(main).queryAllByRole(role)),
  ].filter((control) => !control.closest('.portico-FilterBar, .portico-PlanChoice > .portico-SegmentedSwitch'))

describe('an administrator', () => {
  it.each(ids)('sees the section %s in full', async (id) => {
    const main = await openAs('admin@acme.test', id)
    expect([isForbidden(), isViewOnly()]).toEqual([false, false])
    if (toChange.includes(id) && !changedInDialogs.includes(id))
      await waitFor(() => expect(controlsOf(main).length).toBeGreaterThan(0))
  })
})

describe('a person with the role ReadOnly', () => {
  it.each(toChange)('sees the section %s without a control that changes it', async (id) => {
    const main = await openAs('reader@acme.test', id)
    await waitFor(() => expect([isForbidden(), isViewOnly()]).toEqual([false, true]))
    expect(controlsOf(main).map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  it.each(ids.filter((id) => !toChange.includes(id)))('sees the section %s in full', async (id) => {
    await openAs('reader@acme.test', id)
    expect([isForbidden(), isViewOnly()]).toEqual([false, false])
  })
})

describe('a person without a role', () => {
  it.each(ofTenant)('a user without a role sees which permission the section %s needs', async (id) => {
    const main = await openAs('roleless@acme.test', id)
    await waitFor(() => expect(isForbidden()).toBe(true))
    expect(within(main).getByText(/You have no role here\./)).toBeTruthy()
    expect(controlsOf(main)).toEqual([])
  })

  it.each(ofTenant)(
    'a user without a role has no entry for the section %s if the tenant shows it by permissions',
    async (id) => {
      await openAs('roleless@acme.test', id, 'byPermissions')
      const names = within(await navigation()).queryAllByRole('link')
      expect(names.map((link) => link.getAttribute('href'))).not.toContain(`/orders?status=open&portal=${id}`)
    },
  )

  it.each(ids.filter((id) => !ofTenant.includes(id)))('sees the section %s, which is about themselves', async (id) => {
    await openAs('roleless@acme.test', id)
    expect(isForbidden()).toBe(false)
  })
})
