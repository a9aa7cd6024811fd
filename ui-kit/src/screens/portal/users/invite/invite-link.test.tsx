import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../../headless/test/open-app.ts'
import { inDialog, openUsers, press, pressInDialog, row } from '../../../../../test/open-users.tsx'

afterEach(cleanup)

describe('the invite link', () => {
  async function type(name: string, text: string) {
    const input = await screen.findByRole('spinbutton', { name })
    await userEvent.clear(input)
    await userEvent.type(input, text)
  }

  async function openLink(arrange: Parameters<App['provider']['emulator']['arrange']>[0] = () => {}) {
    const app = await openUsers({}, ({ provider }) => provider.emulator.arrange(arrange))
    await row('Ada Admin')
    await press('Invite users')
    await pressInDialog('Invite link')
    return app
  }

  it('an invite link is created, shown with its last day, and deleted', async () => {
    const app = await openUsers()
    await row('Ada Admin')
    await press('Invite users')
    await pressInDialog('Invite link')
    await press('Create link')
    await screen.findByText(/Works until/)
    const link = await inDialog('Invite link')
    expect((await link.findByRole('link', { name: 'Mail it' })).getAttribute('href')).toMatch(
      /^mailto:\?subject=Join%20us/,
    )
    await userEvent.click(await link.findByRole('button', { name: 'Delete link' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: 'Delete link' }))
    await screen.findByRole('button', { name: 'Create link' })
    await waitFor(() => expect(app.called()).toContain('deleteInviteLink'))
  })

  it('an invite link has roles, a last day and mails, which are changed without a new address', async () => {
    const app = await openLink()
    await screen.findByRole('spinbutton', { name: 'Days until it ends' })
    await userEvent.click(await (await inDialog('Invite link')).findByRole('checkbox', { name: /^Viewer/ }))
    const linkOf = () => app.provider.emulator.snapshot().inviteLinks[0]
    const daysOf = () => Math.round(((linkOf()?.expiresAt ?? 0) - app.clock.now()) / 86_400_000)
    await type('Days until it ends', '0')
    await press('Create link')
    await screen.findByText('Choose a number from 1 to 365.')
    expect(app.called()).not.toContain('createInviteLinkV2')
    await type('Days until it ends', '7')
    await press('Create link')
    await screen.findByText(/Works until/)
    const { roles } = app.provider.emulator.snapshot()
    expect(linkOf()?.roleIds.map((id) => roles.find((one) => one.id === id)?.key)).toEqual(['Viewer'])
    expect([daysOf(), linkOf()?.shouldSendEmail]).toEqual([7, true])
    const { token } = linkOf() ?? {}
    await press('Change')
    await type('Days until it ends', '14')
    await userEvent.click(screen.getByRole('switch', { name: 'Send new members an email' }))
    await press('Save link')
    await screen.findByText(/Works until/)
    expect([daysOf(), linkOf()?.shouldSendEmail, linkOf()?.token]).toEqual([14, false, token])
  })

  it('an invite link has no mails if the provider sends none', async () => {
    await openLink(({ security }) => {
      security.mailsInvited = false
    })
    await screen.findByRole('spinbutton', { name: 'Days until it ends' })
    expect(screen.queryByRole('switch', { name: 'Send new members an email' })).toBeNull()
  })

  it('the invite link is off if the account allows none', async () => {
    await openLink(({ security }) => {
      security.allowsInviteLinks = false
    })
    await screen.findByText('Invite links are off for this account.')
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull()
  })
})
