import { act, cleanup, render, screen } from '@testing-library/react'
import { Activity, type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp } from '../../test/open-app.ts'
import type { Client } from '../client/index.ts'
import { navigateAfterAuth } from '../client/index.ts'
import type { SessionStatus } from '../session/index.ts'
import { PorticoProvider } from './context.ts'
import { RedirectToSignIn, SessionPending, SessionUnreachable, SignedIn, SignedOut, useAuthUser } from './gates.ts'
import { useRoute } from './use-route.ts'

const address = 'http://localhost:5173/reports?year=2026#may'

afterEach(cleanup)

/** Opens an application whose session has this status. */
async function openAt(standing: SessionStatus, options: AppOptions = {}): Promise<App> {
  const isKnown = standing !== 'unauthenticated' && standing !== 'restoring'
  const app = await openApp({
    address,
    starts: standing !== 'restoring' && standing !== 'unreachable',
    ...(isKnown && { signedInAs: 'admin@acme.test' }),
    ...options,
  })
  if (standing === 'restoring') app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'delay' })
  if (standing === 'stale' || standing === 'unreachable') {
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
  it.each<readonly [SessionStatus, string]>([
    ['restoring', ''],
    ['authenticated', 'content'],
    ['unauthenticated', ''],
    ['stale', 'content'],
    ['unreachable', ''],
  ])('<SignedIn> at the status %s shows "%s"', async (standing, text) => {
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
  it.each<readonly [SessionStatus, string]>([
    ['restoring', ''],
    ['authenticated', ''],
    ['unauthenticated', 'content'],
    ['stale', ''],
    ['unreachable', ''],
  ])('<SignedOut> at the status %s shows "%s"', async (standing, text) => {
    const { client } = await openAt(standing)
    expect(show(client, <SignedOut>content</SignedOut>).container.textContent).toBe(text)
  })
})

describe.each<readonly [string, SessionStatus, (props: { readonly children: string }) => ReactNode]>([
  ['<SessionPending>', 'restoring', SessionPending],
  ['<SessionUnreachable>', 'unreachable', SessionUnreachable],
])('%s', (_, open, Gate) => {
  it.each<SessionStatus>(['restoring', 'authenticated', 'unauthenticated', 'stale', 'unreachable'])(
    'opens at one status alone: %s',
    async (status) => {
      const { client } = await openAt(status)
      expect(show(client, <Gate>content</Gate>).container.textContent).toBe(status === open ? 'content' : '')
    },
  )
})

describe('the fallback of a gate', () => {
  const gates = (
    <>
      <SignedIn fallback="in?" />
      <SignedOut fallback=" out?" />
      <RedirectToSignIn fallback=" where?" />
    </>
  )

  it.each<readonly [SessionStatus, string]>([
    ['restoring', 'in? out? where?'],
    ['unreachable', 'in? out? where?'],
    ['authenticated', ''],
    ['stale', ''],
    ['unauthenticated', ''],
  ])('the fallback of a gate at the status %s is shown as "%s"', async (status, text) => {
    const { client } = await openAt(status)
    expect(show(client, gates).container.textContent).toBe(text)
  })

  it('gives way to what is behind the gate once the provider can be reached', async () => {
    const app = await openAt('unreachable')
    const { container } = show(app.client, <SignedIn fallback="One moment">content</SignedIn>)
    app.provider.emulator.faults.clear()
    await act(() => app.clock.advance(1000))
    expect(container.textContent).toBe('content')
  })
})

describe('<RedirectToSignIn>', () => {
  it.each<SessionStatus>(['restoring', 'authenticated', 'stale', 'unreachable'])(
    '<RedirectToSignIn> does not redirect while %s',
    async (standing) => {
      const app = await openAt(standing)
      const { container } = show(app.client, <RedirectToSignIn />)
      expect(moves(app)).toEqual([])
      expect(container.innerHTML).toBe('')
    },
  )

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

  it('<RedirectToSignIn> does not redirect a user who signed in while an Activity kept the page hidden', async () => {
    const app = await openAt('unauthenticated', { address: 'http://localhost:5173/' })
    const page = <RedirectToSignIn />
    function Routes() {
      const { name } = useRoute()
      return <Activity mode={name === 'loginUrl' ? 'hidden' : 'visible'}>{page}</Activity>
    }
    show(app.client, <Routes />)
    app.browser.signIn('admin@acme.test')
    await act(async () => void (await app.client.session.refresh()))
    await act(async () => navigateAfterAuth(app.client))
    expect(moves(app).map(({ path }) => path)).toEqual(['/account/login', '/'])
  })

  it('stays where a person is signing in already', async () => {
    const app = await openAt('unauthenticated', { address: 'http://localhost:5173/account/login?redirectUrl=%2Fteam' })
    show(app.client, <RedirectToSignIn />)
    // Its move would come before that of the application.
    await act(async () => app.client.navigate('/account/forget-password'))
    expect(moves(app)).toEqual([{ path: '/account/forget-password', replace: false }])
  })
})

describe('useAuthUser', () => {
  function Name() {
    return <output>{useAuthUser()?.name ?? 'nobody'}</output>
  }
  const shown = () => screen.getByRole('status').textContent

  it.each<readonly [SessionStatus, string]>([
    ['restoring', 'nobody'],
    ['authenticated', 'Ada Admin'],
    ['stale', 'Ada Admin'],
    ['unreachable', 'nobody'],
  ])('useAuthUser at the status %s is %s, and does not redirect', async (standing, name) => {
    const app = await openAt(standing)
    show(app.client, <Name />)
    expect(shown()).toBe(name)
    expect(moves(app)).toEqual([])
  })

  it('useAuthUser has no user if signed out, and redirects to the login route', async () => {
    const app = await openAt('unauthenticated')
    show(app.client, <Name />)
    expect(shown()).toBe('nobody')
    expect(moves(app)).toEqual([toLogin])
  })

  it('useAuthUser has no user after a log-out', async () => {
    const app = await openAt('authenticated')
    show(app.client, <Name />)
    await act(async () => void (await app.client.session.logOut()))
    expect(shown()).toBe('nobody')
    expect(moves(app)).toEqual([toLogin])
  })
})
