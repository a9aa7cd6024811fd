import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp } from '../../../../../headless/test/open-app.ts'
import { configured } from '../../../../test/configured.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'
import { SecuritySection } from './index.ts'

afterEach(cleanup)

async function open(options: AppOptions = {}, arrange?: (app: App) => void) {
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => ['security', 'users'].includes(id))}
    />,
    { signedInAs: 'admin@acme.test', address: 'https://app.test/account?portal=security', ...options },
    arrange,
  )
  await screen.findByRole('heading', { level: 1, name: 'Security', hidden: true })
  return app
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tab = (name: string | RegExp) => screen.findByRole('tab', { name })
const breach = ({ provider }: App) =>
  provider.emulator.arrange(({ users }) => {
    for (const user of users) if (user.name === 'Rita Reader') user.isPasswordBreached = true
  })
const failing = (operation: string, status: number) => (app: App) =>
  app.provider.emulator.faults.add({ operation, kind: 'status', status, times: 1 })

describe('the security center', () => {
  it('shows the score with its meaning and its parts', async () => {
    await open()
    await screen.findByRole('img', { name: 'Security score: 79 of 100' })
    await screen.findByRole('heading', { level: 2, name: /^Good\. \d changes would make it stronger\.$/ })
    await screen.findByText('Worked out from your settings and 5 people.')
    const part = screen.getByRole('progressbar', { name: 'Second step' })
    expect(part.getAttribute('aria-valuetext')).toBe('1 of 5')
  })

  it('each bar of the score is as full as its words, and has a mark for its state', async () => {
    await open({}, breach)
    await screen.findByRole('img', { name: /^Security score/ })
    const measures = screen
      .getAllByRole('progressbar')
      .map((bar) => [
        bar.getAttribute('aria-label'),
        bar.getAttribute('aria-valuetext'),
        bar.getAttribute('aria-valuenow'),
      ])
    expect(measures).toContainEqual(['Passwords', '4 of 5 not leaked', '0.8'])
    expect(measures).toContainEqual(['Active people', '5 of 5 active', '1'])
    expect(measures).toContainEqual(['Sessions', '0 of 3', '0'])
    expect(document.querySelectorAll('.portico-ProgressValue svg')).toHaveLength(measures.length)
  })

  it('names each recommendation, its severity and its reason', async () => {
    await open()
    const advice = (await screen.findByText('Ask everyone for a second step')).closest('li')
    expect(within(advice ?? document.body).getByText('Warning')).toBeTruthy()
    expect(within(advice ?? document.body).getByText('4 people sign in without one.')).toBeTruthy()
    await screen.findByText('We suggest 8 hours at most.')
    await screen.findByText('We suggest to remember 3 passwords.')
  })

  it.each([
    ['Ask everyone for a second step', 'Sign-in'],
    ['Refuse passwords used before', 'Sign-in'],
    ['Sign people out when idle', 'Sessions'],
    ['Limit devices', 'Sessions'],
    ['Restrict sign-in by IP address', 'IP addresses'],
  ])('leads from “%s” to the tab %s', async (title, name) => {
    await open()
    await press(`Change setting: ${title}`)
    await waitFor(async () => expect((await tab(name)).getAttribute('aria-selected')).toBe('true'))
  })

  it('the security center has no button to a place that does not exist', async () => {
    const tabsProperties = { ipRestrictions: { appearance: 'hidden' } }
    await open({ instead: configured({ security: { tabsProperties } }) })
    await screen.findByText('Restrict sign-in by IP address')
    expect(screen.queryByRole('button', { name: 'Change setting: Restrict sign-in by IP address' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Set up: Set up single sign-on' })).toBeNull()
  })

  it('the security center shows the standing of each part', async () => {
    await open()
    const standing = await screen.findByRole('region', { name: 'How you stand' })
    expect(within(standing).getByText('1 of 5 people have set one up.')).toBeTruthy()
    expect(within(standing).getByText('Sessions have no limits.')).toBeTruthy()
    expect(within(standing).getAllByText('Could be better').length).toBeGreaterThan(0)
  })

  const finding = (code: string, category: string, severity = 'INFO') => ({ code, severity, category })
  const answering = (...items: readonly object[]): AppOptions => ({
    instead: ({ pathname }) =>
      pathname.includes('/recommendations/')
        ? Promise.resolve(Response.json({ scoring: { score: 100 }, recommendations: { items } }))
        : pathname.includes('/insights/')
          ? Promise.resolve(Response.json({ insights: { items: [finding('BRAND_NEW', 'NEW')] } }))
          : undefined,
  })

  it('the security center omits an insight without a text, and is all good without a recommendation', async () => {
    await open(answering())
    await screen.findByRole('heading', { level: 2, name: 'Strong. Nothing is left to do.' })
    await screen.findByRole('heading', { name: 'All good' })
    expect(document.body.textContent).not.toContain('BRAND')
  })

  it('shows a recommendation that it does not know by its subject and severity', async () => {
    const country = finding('ENABLE_COUNTRY_RESTRICTIONS', 'COUNTRY', 'SEVERE')
    await open(answering(country, finding('WIDEN_IP', 'IP'), finding('BRAND_NEW', 'NEW')))
    await screen.findByRole('heading', { level: 2, name: /^Strong\. 3 changes/ })
    const list = screen.getByText('Restrict sign-in by country').closest('ul')
    const sentence = 'The provider recommends a change that cannot be made here.'
    expect([...(list?.children ?? [])].map((row) => row.textContent)).toEqual([
      `Restrict sign-in by country Severe ${sentence}`,
      `IP addresses Info ${sentence}`,
      `Other Info ${sentence}`,
    ])
    expect(screen.queryByRole('heading', { name: 'All good' })).toBeNull()
  })

  it('the security center leads to single sign-on if the portal has its section', async () => {
    await openScreen(
      <AdminPortal
        isInline
        isolation="none"
        sections={(ours) =>
          ours
            .filter(({ id }) => id === 'security' || id === 'sso')
            .map((section) => ({ ...section, visibility: 'always' }))
        }
      />,
      {
        signedInAs: 'admin@acme.test',
        address: 'https://app.test/account?portal=security',
        ...answering(finding('CONFIGURE_SSO', 'SSO')),
      },
    )
    await press('Set up: Set up single sign-on')
    await screen.findByRole('heading', { level: 1, name: 'Single sign-on', hidden: true })
  })

  it('the security center is read again by a button', async () => {
    const app = await open()
    await screen.findByText('Ask everyone for a second step')
    app.provider.emulator.setPolicy({ mfa: 'forced' })
    await press('Check again')
    await waitFor(() => expect(screen.queryByText('Ask everyone for a second step')).toBeNull())
  })

  it('a failed read of the security center keeps the users in place, and can be repeated', async () => {
    await open({}, failing('listSecurityRecommendations', 500))
    await screen.findByText('We couldn’t load “Overview”')
    await screen.findByRole('tab', { name: /Without a second step/ })
    await press('Try again')
    await screen.findByRole('img', { name: 'Security score: 79 of 100' })
  })
})

describe('the people to check', () => {
  it('the users to check are counted by reason, ten at a time', async () => {
    await open({}, breach)
    await tab('With a leaked password 1')
    await tab('Without a second step 4')
    await tab('Not seen for 90 days 0')
    const rita = await screen.findByRole('rowheader', { name: /Rita Reader/ })
    expect(rita.textContent).toMatch(/Never signed in|Here now|Last seen \d/)
  })

  it('the users to check show a good state if there is no leaked password', async () => {
    await open()
    await screen.findByRole('heading', { name: 'No leaked passwords' })
  })

  it('get a mail for a new password, one of them', async () => {
    const app = await open({}, breach)
    await openActions('Actions for Rita Reader')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send password reset' }))
    await screen.findAllByText('Password reset sent to reader@acme.test')
    expect(app.provider.emulator.outbox()).toMatchObject([{ to: 'reader@acme.test', kind: 'reset-password' }])
  })

  it.each([
    ['the recommendation', 0],
    ['the table', 1],
  ])('get a mail for a new password, all of them, after a question from %s', async (_, place) => {
    const app = await open({}, breach)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Send resets to all' })).toHaveLength(2))
    const button = screen.getAllByRole('button', { name: 'Send resets to all' })[place]
    if (button) await userEvent.click(button)
    const asked = await screen.findByRole('alertdialog', { name: 'Send a password reset to all of them?' })
    expect(app.provider.emulator.outbox()).toHaveLength(0)
    await userEvent.click(within(asked).getByRole('button', { name: 'Send resets to all' }))
    await screen.findAllByText('Password resets sent')
    expect(app.called()).toContain('resetBreachedPasswords')
  })

  it('open in the list of users', async () => {
    await open()
    await userEvent.click(await tab(/Without a second step/))
    await userEvent.click(await screen.findByRole('link', { name: 'Rita Reader' }))
    await screen.findByRole('heading', { level: 1, name: 'Users', hidden: true })
  })

  it('get no mail from those who may only read', async () => {
    await open({ signedInAs: 'reader@acme.test' }, breach)
    await screen.findByRole('rowheader', { name: /Rita Reader/ })
    expect(screen.queryByRole('button', { name: 'Send resets to all' })).toBeNull()
  })
})

describe('the section', () => {
  it('names what is missing to those who may not see the policies', async () => {
    const beside = await openApp({ logLevel: 'silent' })
    beside.provider.emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = ['fe.secure.read.users']
    })
    await open({ beside })
    await screen.findByText(/It needs the permission “Security”/)
  })

  it('names what is missing to those who may not see the people', async () => {
    const beside = await openApp({ logLevel: 'silent' })
    beside.provider.emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = ['fe.secure.read.securityPolicy']
    })
    await open({ beside })
    await screen.findByText(/It needs the permission “People to check”/)
    await screen.findByRole('img', { name: 'Security score: 79 of 100' })
  })

  it.each([
    [['sessionManagement'], ['Overview', 'Sign-in', 'IP addresses', 'Email domains'], 'Do next'],
    [['overview', 'generalSettings'], ['Sessions', 'IP addresses', 'Email domains'], 'Idle time'],
    [['ipRestrictions', 'domainRestrictions'], ['Overview', 'Sign-in', 'Sessions'], 'Do next'],
    [['overview', 'generalSettings', 'ipRestrictions', 'domainRestrictions'], [], 'Idle time'],
  ])('shows no tab of %j if the account hides them', async (hidden, shown, text) => {
    const tabsProperties = Object.fromEntries(hidden.map((id) => [id, { appearance: 'hidden' }]))
    await open({ instead: configured({ security: { tabsProperties } }) })
    await screen.findByText(text)
    const list = screen.queryByRole('tablist', { name: 'Security' })
    const tabs = list === null ? [] : within(list).getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(shown)
  })

  it('works outside of a portal', async () => {
    await openScreen(<SecuritySection />, { signedInAs: 'admin@acme.test' })
    await screen.findByRole('img', { name: 'Security score: 79 of 100' })
  })
})
