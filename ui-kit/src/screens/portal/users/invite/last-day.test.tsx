import { dayAfter, dayIn } from '@portico/headless/internal'
import { accountSettingsFeature } from '@portico/headless/portal/account-settings'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  choose,
  inDialog,
  isClosed,
  openMenu,
  openUsers,
  pressInDialog,
  row,
  stored,
  usesTemporaryUsers,
} from '../../../../../test/open-users.tsx'
import { typeDay } from '../../../../../test/type-day.ts'

afterEach(cleanup)

describe('the last day of access', () => {
  it('ends on a day that is set, moved and cleared', async () => {
    const app = await openUsers()
    const day = dayIn(undefined, app.clock.now() + 40 * 86_400_000)
    await choose('Rita Reader', 'Set an end date')
    await userEvent.click(await (await inDialog()).findByRole('switch', { name: 'Temporary access' }))
    await typeDay('Last day', day)
    await pressInDialog('Save')
    await isClosed()
    expect((await row('Rita Reader')).textContent).toMatch(/Ends /)
    await choose('Rita Reader', 'Change the end date')
    await userEvent.click(await (await inDialog()).findByRole('switch', { name: 'Temporary access' }))
    await pressInDialog('Save')
    await isClosed()
    expect((await row('Rita Reader')).textContent).not.toMatch(/Ends/)
  })

  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'the last day of access is shown as it was chosen, for an account in %s',
    async (timezone) => {
      const app = await openUsers({}, ({ client }) => client.get(accountSettingsFeature).actions.save({ timezone }))
      const day = dayAfter(dayIn(timezone, app.clock.now()), 40)
      await choose('Rita Reader', 'Set an end date')
      await userEvent.click(await (await inDialog()).findByRole('switch', { name: 'Temporary access' }))
      await typeDay('Last day', day)
      await pressInDialog('Save')
      await isClosed()
      const [, month, dayOfMonth] = day.split('-')
      const shown = `Ends ${dayOfMonth}/${month}`
      await waitFor(async () => expect((await row('Rita Reader')).textContent).toContain(shown))
      const end = Date.parse(stored(app, 'reader@acme.test')?.memberships[0]?.accessEndsAt ?? '')
      expect(dayIn(timezone, end)).toBe(day)
      expect(dayIn(timezone, end + 2000)).toBe(dayAfter(day))
    },
  )

  it.each([
    ['on', true],
    ['off', false],
  ] as const)(
    'the access of a user has a last day unless the temporary-users flag is other than on: %s',
    async (value, isOffered) => {
      const app = await openUsers({ flags: { 'temporary-users': value } })
      await usesTemporaryUsers(app)
      await openMenu('Rita Reader')
      await screen.findByRole('menuitem', { name: 'Sign out everywhere' })
      expect(screen.queryByRole('menuitem', { name: 'Set an end date' }) !== null).toBe(isOffered)
    },
  )
})
