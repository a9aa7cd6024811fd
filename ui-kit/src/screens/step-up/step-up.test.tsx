import { demoAuthenticatorSecret, totp } from '@portico/emulator/testing'
import { PorticoProvider, withStepUp } from '@portico/headless'
import { hosted } from '@portico/headless/hosted-login'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp } from '../../../../headless/test/open-app.ts'
import { clientId } from '../../../../headless/test/open-hosted.ts'
import { LocaleProvider } from '../../i18n/index.ts'
import { StepUpDialog } from './step-up-dialog.tsx'
import { StepUpPage } from './step-up-page.tsx'

afterEach(cleanup)

const demanding = () =>
  new Response(null, {
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="60"' },
  })

async function open(
  options: AppOptions = {},
  page = <StepUpDialog isolation="none" />,
  arrange: (app: App) => void = () => {},
): Promise<App> {
  const app = await openApp({ logLevel: 'silent', signedInAs: 'mfa@acme.test', ...options })
  arrange(app)
  render(
    <PorticoProvider client={app.client}>
      <LocaleProvider>
        <input aria-label="Draft" defaultValue="Dear Ann" />
        {page}
      </LocaleProvider>
    </PorticoProvider>,
  )
  return app
}

/** Returns a call that demands a step-up the first time. */
function payOut(app: App, made: string[] = []) {
  const seen = new Set<string>()
  return withStepUp(app.client, async (to: string) => {
    made.push(to)
    if (seen.has(to)) return new Response(to)
    seen.add(to)
    return demanding()
  })
}

async function giveCode(app: App) {
  const dialog = await screen.findByRole('dialog')
  const field = await within(dialog).findByLabelText('6-digit code')
  await userEvent.type(field, totp(demoAuthenticatorSecret, app.clock.now()))
}

describe('a step-up dialog', () => {
  it('comes when a call demands it, keeps what was typed, and gives the focus back', async () => {
    const app = await open()
    const draft = screen.getByLabelText<HTMLInputElement>('Draft')
    await userEvent.type(draft, ', hello')
    const answer = payOut(app)('a')
    await giveCode(app)
    expect(await (await answer).text()).toBe('a')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(draft.value).toBe('Dear Ann, hello')
    await waitFor(() => expect(document.activeElement).toBe(draft))
    expect(app.ports.page.moves).toEqual([])
  })

  it('a single step-up dialog serves five calls', async () => {
    const app = await open()
    const made: string[] = []
    const call = payOut(app, made)
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map((to) => call(to)))
    await giveCode(app)
    expect(screen.queryAllByRole('dialog').length).toBeLessThanOrEqual(1)
    await answers
    expect(made).toHaveLength(10)
  })

  it.each([
    ['Cancel', () => screen.findByRole('button', { name: 'Cancel' })],
    ['its close button', () => screen.findByRole('button', { name: 'Close' })],
  ])('rejects the call when it is left by %s', async (_, find) => {
    const app = await open()
    const answer = payOut(app)('a').catch((error: unknown) => error)
    await screen.findByLabelText('6-digit code')
    await userEvent.click(await find())
    expect(await answer).toMatchObject({ code: 'step-up-canceled' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a step-up dialog shows a notice if there is no second factor', async () => {
    const app = await open({ signedInAs: 'reader@acme.test' })
    const answer = payOut(app)('a').catch((error: unknown) => error)
    await screen.findByRole('heading', { name: 'You need a second step for this' })
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
    expect(await answer).toMatchObject({ code: 'step-up-canceled' })
  })

  it('a step-up dialog can be retried if it could not begin', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'generateStepUpSession', kind: 'status', status: 400, times: 1 })
    const answer = payOut(app)('a')
    await screen.findByRole('heading', { name: 'We couldn’t ask you for it' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await giveCode(app)
    expect((await answer).status).toBe(200)
  })
})

describe('a step-up page', () => {
  it('asks for the second factor and leads back', async () => {
    const app = await open(
      { address: 'http://localhost:5173/account/step-up?maxAge=0' },
      <StepUpPage isolation="none" />,
    )
    app.ports.storage.local.set('FRONTEGG_AFTER_AUTH_REDIRECT_URL', '/payouts?id=7')
    const field = await screen.findByLabelText('6-digit code')
    expect(screen.queryByText('I can’t use my authenticator app')).toBeNull()
    await userEvent.type(field, totp(demoAuthenticatorSecret, app.clock.now()))
    await waitFor(() => expect(app.clock.timers()).toBeGreaterThan(0))
    await act(() => app.clock.advance(1000))
    await waitFor(() => expect(app.ports.page.moves.at(-1)).toEqual({ path: '/payouts?id=7', replace: true }))
  })

  it('asks a user whose id is empty', async () => {
    const beside = await openApp({ logLevel: 'silent' })
    beside.provider.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === 'mfa@acme.test') user.id = ''
    })
    await open({ beside, address: 'http://localhost:5173/account/step-up?maxAge=0' }, <StepUpPage isolation="none" />)
    await screen.findByLabelText('6-digit code')
  })

  it('a step-up page explains the choice if several factors are possible', async () => {
    await open(
      { address: 'http://localhost:5173/account/step-up?maxAge=0' },
      <StepUpPage isolation="none" />,
      ({ provider }) =>
        provider.emulator.arrange(({ users }) => {
          for (const user of users) user.phones = [{ id: 'phone-1', phoneNumber: '+4915112345678' }]
        }),
    )
    await screen.findByRole('heading', { name: 'Choose your second step' })
    expect(screen.getByText('Choose how to prove that it’s you.'))
  })

  it('keeps a way on where the provider’s page was opened and the person is here still', async () => {
    const { ports } = await open(
      { address: 'http://localhost:5173/account/step-up?maxAge=0', hostedLogin: hosted({ clientId }) },
      <StepUpPage isolation="none" />,
    )
    await screen.findByRole('heading', { name: 'Opening the sign-in page' })
    expect(ports.page.opened).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(ports.page.opened).toHaveLength(2))
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
    expect(ports.page.moves.at(-1)).toEqual({ path: '/', replace: true })
  })

  it('a step-up page sends a signed-out user to sign in first, and continues after that', async () => {
    const { ports } = await open(
      { address: 'http://localhost:5173/account/step-up?maxAge=0', signedInAs: '' },
      <StepUpPage isolation="none" />,
    )
    const leftFor = { path: '/account/logout?maxAge=0', replace: true }
    await waitFor(() => expect(ports.page.moves.at(-1)).toEqual(leftFor))
    expect(ports.storage.local.get('SHOULD_STEP_UP')).toBe('true')
  })

  it('leads to sign in first where the session ends while the second factor is asked for', async () => {
    const { client, ports, provider } = await open(
      { address: 'http://localhost:5173/account/step-up?maxAge=0' },
      <StepUpPage isolation="none" />,
    )
    await screen.findByLabelText('6-digit code')
    provider.emulator.arrange((state) => {
      state.sessions = []
    })
    await act(() => client.session.refresh())
    const leftFor = { path: '/account/logout?maxAge=0', replace: true }
    await waitFor(() => expect(ports.page.moves.at(-1)).toEqual(leftFor))
    expect(ports.storage.local.get('SHOULD_STEP_UP')).toBe('true')
  })
})
