import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp } from '../../test/open-app.ts'
import type { Client } from '../client/index.ts'
import { PorticoProvider } from './context.ts'
import { RedirectToSignIn, SignedIn, SignedOut, useAuthUser } from './gates.ts'

type Standing = 'restoring' | 'authenticated' | 'unauthenticated' | 'stale'

const address = 'http://localhost:5173/reports?year=2026#may'

afterEach(cleanup)

/** Opens an application whose session stands as asked for. */
async function openAt(standing: Standing, options: AppOptions = {}): Promise<App> {
  const isKnown = standing === 'authenticated' || standing === 'stale'
  const app = await openApp({
    address,
    starts: standing !== 'restoring',
    ...(isKnown && { signedInAs: 'admin@acme.test' }),
    ...options,
  })
  if (standing === 'restoring') app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'delay' })
  if (standing === 'stale') {
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    await app.client.session.refresh()
  }
  return app
}

function show(client: Client, children: ReactNode) {
  return render(<PorticoProvider client={client}>{children}</PorticoProvider>)
}

const moves = ({ ports }: App) => ports.page.moves

const toLogin = { path: '/account/login?redirectUrl=%2Freports%3Fyear%3D2026%23may', replace: true }

describe('<SignedIn>', () => {
  it.each<readonly [Standing, string]>([
    ['restoring', ''],
    ['authenticated', 'content'],
    ['unauthenticated', ''],
    ['stale', 'content'],
  ])('while %s shows "%s"', async (standing, text) => {
    const { client } = await openAt(standing)
    expect(show(client, <SignedIn>content</SignedIn>).container.textContent).toBe(text)
  })

  it('closes when the user signs out', async () => {
    const { client } = await openAt('authenticated')
    const { container } = show(client, <SignedIn>content</SignedIn>)
    await act(async () => void (await client.session.logOut()))
    expect(container.textContent).toBe('')
  })
})

describe('<RedirectToSignIn> on a page that was one of Portico’s own', () => {
  it('leads on once the page has moved to one of the application’s', async () => {
    const app = await openAt('unauthenticated', { address: 'http://localhost:5173/account/forget-password' })
    show(app.client, <RedirectToSignIn />)
    expect(moves(app)).toEqual([])
    await act(async () => app.client.navigate('/reports?year=2026#may'))
    expect(moves(app).at(-1)).toEqual(toLogin)
  })
})

describe('<SignedOut>', () => {
  it.each<readonly [Standing, string]>([
    ['restoring', ''],
    ['authenticated', ''],
    ['unauthenticated', 'content'],
    ['stale', ''],
  ])('while %s shows "%s"', async (standing, text) => {
    const { client } = await openAt(standing)
    expect(show(client, <SignedOut>content</SignedOut>).container.textContent).toBe(text)
  })

  it('shows nothing where the provider cannot be reached and nobody is known', async () => {
    const app = await openApp({ starts: false })
    app.provider.emulator.faults.add({ operation: '*', kind: 'drop' })
    await app.client.session.refresh()
    expect(show(app.client, <SignedOut>content</SignedOut>).container.textContent).toBe('')
  })
})

describe('<RedirectToSignIn>', () => {
  it.each<Standing>(['restoring', 'authenticated', 'stale'])('leads nobody away while %s', async (standing) => {
    const app = await openAt(standing)
    const { container } = show(app.client, <RedirectToSignIn />)
    expect(moves(app)).toEqual([])
    expect(container.innerHTML).toBe('')
  })

  it('leads a signed-out person to the login route, with the way back', async () => {
    const app = await openAt('unauthenticated')
    show(app.client, <RedirectToSignIn />)
    expect(moves(app)).toEqual([toLogin])
  })

  it('keeps no way back to where people go anyway', async () => {
    const app = await openAt('unauthenticated', { address: 'http://localhost:5173/' })
    show(app.client, <RedirectToSignIn />)
    expect(moves(app)).toEqual([{ path: '/account/login', replace: true }])
  })

  it('leads to the login route of the client', async () => {
    const app = await openAt('unauthenticated', { routes: { loginUrl: '/sign-in' } })
    show(app.client, <RedirectToSignIn />)
    expect(moves(app).map(({ path }) => path.split('?')[0])).toEqual(['/sign-in'])
  })

  it('leads away when the session ends', async () => {
    const app = await openAt('authenticated')
    show(app.client, <RedirectToSignIn />)
    await act(async () => void (await app.client.session.logOut()))
    expect(moves(app)).toEqual([toLogin])
  })

  it('leads away once in StrictMode, with the way back to the page and not to the login route', async () => {
    const app = await openAt('unauthenticated')
    render(
      <StrictMode>
        <PorticoProvider client={app.client}>
          <RedirectToSignIn />
        </PorticoProvider>
      </StrictMode>,
    )
    expect(moves(app)).toEqual([toLogin])
  })

  it('leads away once where several on a page ask for it', async () => {
    const app = await openAt('unauthenticated')
    function Name() {
      return <p>{useAuthUser()?.name}</p>
    }
    show(
      app.client,
      <>
        <RedirectToSignIn />
        <Name />
      </>,
    )
    expect(moves(app)).toEqual([toLogin])
  })

  it('stays where a person is signing in already', async () => {
    const app = await openAt('unauthenticated', { address: 'http://localhost:5173/account/login?redirectUrl=%2Fteam' })
    show(app.client, <RedirectToSignIn />)
    expect(moves(app)).toEqual([])
  })
})

describe('useAuthUser', () => {
  function Name() {
    return <output>{useAuthUser()?.name ?? 'nobody'}</output>
  }
  const shown = () => screen.getByRole('status').textContent

  it.each<readonly [Standing, string]>([
    ['restoring', 'nobody'],
    ['authenticated', 'Ada Admin'],
    ['stale', 'Ada Admin'],
  ])('while %s is %s, and leads nobody away', async (standing, name) => {
    const app = await openAt(standing)
    show(app.client, <Name />)
    expect(shown()).toBe(name)
    expect(moves(app)).toEqual([])
  })

  it('is nobody for a signed-out person, who is led to the login route', async () => {
    const app = await openAt('unauthenticated')
    show(app.client, <Name />)
    expect(shown()).toBe('nobody')
    expect(moves(app)).toEqual([toLogin])
  })

  it('is nobody any more after a log-out', async () => {
    const app = await openAt('authenticated')
    show(app.client, <Name />)
    await act(async () => void (await app.client.session.logOut()))
    expect(shown()).toBe('nobody')
    expect(moves(app)).toEqual([toLogin])
  })
})
