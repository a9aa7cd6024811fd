import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { choose, openSignIn, policiesOf, press, saved } from '../../../../test/open-security.tsx'

afterEach(cleanup)

const day = 86_400_000
const begin = () => screen.findByRole('button', { name: /Needed from$/ })

async function chooseBegin(name: string) {
  await userEvent.click(await begin())
  await userEvent.click(await screen.findByRole('option', { name }))
}

/** Enrolls all people but two. */
const enrollMost = ({ provider }: App) =>
  provider.emulator.arrange(({ users }) => {
    for (const user of users) user.hasEmailCode = !['reader@acme.test', 'sso@acme.test'].includes(user.email)
  })

describe('a second step that all people need', () => {
  it('the choice names how many people it meets, and lists them beside the unsaved change', async () => {
    await openSignIn({}, ({ provider }) => {
      provider.emulator.arrange(({ users }) => {
        for (const user of users) user.hasEmailCode = user.email !== 'reader@acme.test'
      })
    })
    expect(screen.queryByText(/has none now/)).toBeNull()
    await choose('Ask everyone')
    await screen.findByText('1 person has none now.')
    await press('See them')
    const list = within(await screen.findByRole('dialog', { name: 'Without a second step' }))
    await list.findByText('reader@acme.test')
    await userEvent.click(list.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findAllByText('1 unsaved change')
  })

  it('the choice names nobody if all people have one', async () => {
    await openSignIn({}, ({ provider }) => {
      provider.emulator.arrange(({ users }) => {
        for (const user of users) user.hasEmailCode = true
      })
    })
    await choose('Ask everyone')
    await screen.findByText('Everyone has a second step')
    expect(screen.queryByRole('button', { name: 'See them' })).toBeNull()
  })

  it('a later begin is saved with its date, without a second step of the administrator', async () => {
    const app = await openSignIn()
    await choose('Ask everyone')
    await chooseBegin('In 14 days')
    await screen.findByText(/Until .* people are asked at each sign-in/)
    await press('Save changes')
    await saved()
    const { enforceMFAType, enforcedFrom } = policiesOf(app).mfa ?? {}
    expect(enforceMFAType).toBe('Force')
    expect(Math.round((Date.parse(enforcedFrom ?? '') - app.clock.now()) / day)).toBe(14)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a chosen begin keeps its date, however long the form is open', async () => {
    const app = await openSignIn({}, enrollMost)
    await choose('Ask everyone')
    await chooseBegin('In 14 days')
    await app.clock.advance(2 * day)
    await choose('Ask everyone but single sign-on')
    await waitFor(async () => expect((await begin()).textContent).toMatch(/\d{4}/))
  })

  it('a saved begin is kept by other changes, and may be brought forward', async () => {
    const app = await openSignIn({}, (one) => {
      enrollMost(one)
      one.provider.emulator.setPolicy({ tenant: 'Acme', mfa: 'forced', mfaInDays: 20 })
    })
    const kept = policiesOf(app).mfa?.enforcedFrom
    await choose('Ask everyone but single sign-on')
    await press('Save changes')
    await saved()
    expect(policiesOf(app).mfa).toMatchObject({ enforceMFAType: 'ForceExceptSAML', enforcedFrom: kept })
    await chooseBegin('The next sign-in')
    await press('Save changes')
    await waitFor(() => expect(policiesOf(app).mfa?.enforcedFrom).toBeNull())
  })

  it('a begin that is brought forward is not saved by an administrator without a second step', async () => {
    const app = await openSignIn({}, ({ provider }) => {
      provider.emulator.setPolicy({ tenant: 'Acme', mfa: 'forced', mfaInDays: 20 })
    })
    await chooseBegin('The next sign-in')
    await press('Save changes')
    await screen.findByRole('alertdialog', { name: 'Set up your own second step first' })
    expect(policiesOf(app).mfa?.enforcedFrom).not.toBeNull()
  })

  it('the begin of the vendor is shown, and none is offered', async () => {
    await openSignIn({}, ({ provider }) => {
      provider.emulator.setPolicy({ mfa: 'forcedExceptSso', mfaInDays: 20 })
    })
    await screen.findByText(/Until .* people are asked at each sign-in/)
    expect(screen.queryByText(/set it up at the next sign-in/)).toBeNull()
    expect(screen.queryByRole('button', { name: /Needed from$/ })).toBeNull()
  })

  it('no begin is offered if the provider has none', async () => {
    await openSignIn({
      instead: ({ pathname }, init) =>
        /mfa-policy(\/vendor)?$/.test(pathname) && (init?.method ?? 'GET') === 'GET'
          ? Promise.resolve(Response.json({ id: 'v', enforceMFAType: 'DontForce', createdAt: '', updatedAt: '' }))
          : undefined,
    })
    await choose('Ask everyone')
    await screen.findByText(/have none now/)
    expect(screen.queryByRole('button', { name: /Needed from$/ })).toBeNull()
  })
})
