import { RedirectToSignIn, SignedIn } from '@portico/headless'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../../../headless/test/fake-ports.ts'
import { type App, type AppOptions, openApp } from '../../../headless/test/open-app.ts'
import { type Outage, outages } from '../../../headless/test/outages.ts'
import { pass } from '../../test/open-login-box.tsx'
import './outage-host.tsx'
import '../screens/login/ways-in.tsx'
import { PorticoKit } from './portico-kit.tsx'
import type { PorticoKitProps } from './types.ts'

beforeEach(() => {
  // The page is idle at once, because the clock is fake.
  for (const ask of ['requestAnimationFrame', 'requestIdleCallback']) vi.stubGlobal(ask, (work: () => void) => work())
  for (const callOff of ['cancelAnimationFrame', 'cancelIdleCallback']) vi.stubGlobal(callOff, () => {})
})
afterEach(async () => {
  cleanup()
  await settle()
  vi.unstubAllGlobals()
})

const title = 'We can’t reach Lantern'
const home = 'http://localhost:5173/'

const application = (
  <>
    <RedirectToSignIn />
    <SignedIn>Welcome</SignedIn>
  </>
)

/** Opens an application while the provider is unreachable. */
async function openDuring(
  fault: Outage['fault'],
  { children = application, ...kit }: Partial<PorticoKitProps> = {},
  options: AppOptions = {},
): Promise<App> {
  const app = await openApp({ address: home, starts: false, logLevel: 'silent', ...options })
  app.provider.emulator.faults.add({ operation: '*', ...fault })
  const inKit = (content: ReactNode) => (
    <PorticoKit client={app.client} isolation="none" brand={{ name: 'Lantern' }} {...kit}>
      {content}
    </PorticoKit>
  )
  render(inKit(children))
  for (let turn = 0; turn < 10; turn++) await pass(app, 0)
  return app
}

const dropped = { kind: 'drop' } as const

describe('a first visit while the provider cannot be reached', () => {
  it.each(outages)(
    'an outage at first visit shows a notice within 5 seconds, and the form within 5 of its end: $name',
    async ({ fault }) => {
      const app = await openDuring(fault)
      await pass(app, 4500)
      await screen.findByRole('heading', { name: title })
      app.provider.emulator.faults.clear()
      await pass(app, 4500)
      await screen.findByLabelText('Email')
      expect(screen.queryByText(title)).toBeNull()
    },
  )

  it('an outage shows its notice within 5 seconds if the first response never arrives', async () => {
    const app = await openDuring({ kind: 'delay', delayMs: 60_000 })
    await pass(app, 4500)
    await screen.findByRole('heading', { name: title })
  })

  it('an outage that ends within 4 seconds shows no notice', async () => {
    const app = await openDuring(dropped, {}, { signedInAs: 'admin@acme.test' })
    await pass(app, 2000)
    app.provider.emulator.faults.clear()
    await pass(app, 3000)
    await screen.findByText('Welcome')
    await pass(app, 10_000)
    expect(screen.queryByText(title)).toBeNull()
  })

  it('a press on Try again retries the first visit at once', async () => {
    const app = await openDuring(dropped, {}, { signedInAs: 'admin@acme.test' })
    await pass(app, 4500)
    const button = await screen.findByRole('button', { name: 'Try again' })
    app.provider.emulator.faults.clear()
    await userEvent.click(button)
    await pass(app, 1500)
    await screen.findByText('Welcome')
  })

  it('keeps to the wait that the provider asks for, also when asked to try again', async () => {
    const app = await openDuring(
      { kind: 'status', status: 503, headers: { 'retry-after': '60' } },
      {},
      { signedInAs: 'admin@acme.test' },
    )
    await pass(app, 5000)
    const button = await screen.findByRole('button', { name: 'Try again' })
    app.provider.emulator.faults.clear()
    await userEvent.click(button)
    await pass(app, 1000)
    expect(app.called().filter((operation) => operation === 'refreshToken')).toHaveLength(1)
    await pass(app, 60_000)
    await screen.findByText('Welcome')
  })
})

describe('the notice', () => {
  it('the outage notice is announced politely and does not move the focus', async () => {
    const app = await openDuring(dropped, { children: <input aria-label="Search" /> })
    screen.getByLabelText('Search').focus()
    await pass(app, 4500)
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(title),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')))
  })

  it('stands beside an application that shows something, and is a page if it shows nothing', async () => {
    const app = await openDuring(dropped, { children: 'A public page' })
    await pass(app, 4500)
    await screen.findByRole('region', { name: 'Connection' })
    expect(screen.queryByRole('main')).toBeNull()
    cleanup()
    const other = await openDuring(dropped)
    await pass(other, 4500)
    within(await screen.findByRole('main')).getByRole('heading', { name: title, level: 1 })
  })

  it('gives way to what the application shows instead, which comes at once', async () => {
    const app = await openDuring(dropped, { fallback: 'Hold on' })
    screen.getByText('Hold on')
    await pass(app, 10_000)
    expect(screen.queryByText(title)).toBeNull()
    app.provider.emulator.faults.clear()
    await pass(app, 4500)
    expect(screen.queryByText('Hold on')).toBeNull()
  })

  it('stands above the form of the login page, which can be filled in', async () => {
    const app = await openDuring(dropped, {}, { address: `${home}account/login` })
    await userEvent.type(await screen.findByLabelText('Email'), 'admin@acme.test')
    await pass(app, 4500)
    await screen.findByText(title)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@acme.test')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  })

  it('the outage notice is not shown before a prerendered page is visited', async () => {
    const app = await openApp({ address: home, starts: false, logLevel: 'silent' })
    const visit = app.ports.page.prerender()
    app.provider.emulator.faults.add({ operation: '*', ...dropped })
    render(
      <PorticoKit client={app.client} isolation="none" brand={{ name: 'Lantern' }}>
        {application}
      </PorticoKit>,
    )
    await pass(app, 20_000)
    expect(screen.queryByText(title)).toBeNull()
    await act(async () => visit())
    await pass(app, 4500)
    await screen.findByRole('heading', { name: title })
  })
})
