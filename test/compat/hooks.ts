import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoAuthenticatorSecret, demoPassword, totp } from '@portico/emulator/testing'
import type { Client } from '@portico/headless'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from './page.mjs'
import {
  type CounterActions,
  type CounterState,
  counter,
  type Hook,
  openApp,
  type Place,
  renderedByServer,
  type UnderTest,
} from './under-test.ts'

/** What has to hold under every React. */
export function holdHooks(under: UnderTest): void {
  const { folder, major, react, headless, act, until } = under
  const server = renderedByServer(folder)
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    vi.restoreAllMocks()
  })

  describe('the package', () => {
    it('runs on the React that is meant', () => {
      expect(react.version.split('.')[0]).toBe(String(major))
      expect(server.version).toBe(react.version)
    })

    it('imports no compiled markup, which React 17 has no entry for', () => {
      const home = join(folder, 'node_modules/@portico/headless/dist')
      const modules = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
      expect(modules).toContain('react/feature-hook.js')
      expect(modules.filter((path) => readFileSync(join(home, path), 'utf8').includes('jsx-'))).toEqual([])
    })
  })

  describe('a session', () => {
    it('a session is restored by the refresh cookie', async () => {
      const { wrapper } = openApp(under, { signedInAs: 'admin@acme.test' })
      const session = render(() => headless.useSession(), wrapper)
      expect(session.current()).toMatchObject({ status: 'restoring', user: null })
      await until(() => expect(session.current().status).toBe('authenticated'))
      expect(session.current()).toMatchObject({ user: { email: 'admin@acme.test' }, tenant: { name: 'Acme' } })
    })

    it('ends by log-out', async () => {
      const { wrapper } = openApp(under, { signedInAs: 'admin@acme.test' })
      const session = render(() => headless.useSession(), wrapper)
      await until(() => expect(session.current().status).toBe('authenticated'))
      await act(async () => void (await session.current().logOut()))
      expect(session.current()).toMatchObject({ status: 'unauthenticated', user: null })
    })
  })

  describe('signing in', () => {
    it('a password sign-in goes from the email address to the authenticated page', async () => {
      const { wrapper, ports } = openApp(under)
      const login = render(() => headless.useLogin(), wrapper)
      await act(async () => void (await login.current().submitEmail({ email: 'admin@acme.test' })))
      expect(login.current().step).toEqual({ name: 'loginWithPassword', email: 'admin@acme.test' })
      await act(async () => void (await login.current().submitPassword({ password: demoPassword })))
      await until(() => expect(login.current().step).toEqual({ name: 'success', isStaying: false }))
      await act(() => ports.clock.advance(200))
      expect(ports.page.moves.at(-1)).toEqual({ path: '/', replace: true })
    })

    it('a wrong password fails and stays at the password step', async () => {
      const { wrapper } = openApp(under)
      const login = render(() => headless.useLogin(), wrapper)
      await act(async () => void (await login.current().submitEmail({ email: 'admin@acme.test' })))
      await act(async () => void (await login.current().submitPassword({ password: 'wrong' })))
      expect(login.current()).toMatchObject({
        step: { name: 'loginWithPassword' },
        isPending: false,
        calls: { submitPassword: { status: 'failed', error: { status: 401 } } },
      })
    })

    it('a user with an authenticator is asked for its code', async () => {
      const { wrapper, provider } = openApp(under)
      const hook = render(() => ({ login: headless.useLogin(), mfa: headless.useMfa() }), wrapper)
      await act(async () => void (await hook.current().login.submitEmail({ email: 'mfa@acme.test' })))
      await act(async () => void (await hook.current().login.submitPassword({ password: demoPassword })))
      await until(() => expect(hook.current().mfa.step).toMatchObject({ name: 'authenticatorApp', mode: 'verify' }))
      const code = totp(demoAuthenticatorSecret, provider.emulator.now())
      await act(async () => void (await hook.current().mfa.submitAuthenticatorCode({ code })))
      await until(() => expect(hook.current().login.step).toEqual({ name: 'success', isStaying: false }))
    })
  })

  describe('a hook', () => {
    it('a hook with a selector renders only if its selection changes', async () => {
      const { wrapper, client } = openApp(under)
      const useCounter = headless.createFeatureHook(counter)
      let renders = 0
      const hook = render(() => {
        renders += 1
        return useCounter(({ count }) => ({ isOdd: count % 2 === 1 }))
      }, wrapper)
      const { add } = client.get(counter).actions
      expect(renders).toBe(1)
      await act(async () => add(2))
      expect(renders).toBe(1)
      await act(async () => add(1))
      expect(hook.current()).toEqual({ isOdd: true })
      expect(renders).toBe(2)
    })

    it('gives its actions one identity for life', async () => {
      const { wrapper } = openApp(under)
      const useCounter = headless.createFeatureHook(counter)
      const hook = render(() => useCounter(), wrapper)
      const { add } = hook.current()
      await act(async () => add(1))
      expect(hook.current().count).toBe(1)
      expect(hook.current().add).toBe(add)
    })

    it('follows the page', async () => {
      const { wrapper, client } = openApp(under)
      const route = render(() => headless.useRoute(), wrapper)
      expect(route.current()).toMatchObject({ name: 'loginUrl' })
      await act(async () => client.navigate('/elsewhere?from=here'))
      expect(route.current()).toMatchObject({ name: null, path: '/elsewhere' })
    })

    it('a hook in StrictMode starts its feature once and stops it once', async () => {
      const { wrapper, ports } = openApp(under)
      const life: string[] = []
      const useBeat = headless.createFeatureHook<CounterState, CounterActions>({
        ...counter,
        start() {
          life.push('start')
          return () => life.push('stop')
        },
      })
      const hook = render(() => useBeat(), wrapper, { isStrict: true })
      expect(life).toEqual(['start'])
      await act(() => ports.clock.advance(60_000))
      expect(life).toEqual(['start'])
      hook.unmount()
      await ports.clock.advance(60_000)
      expect(life).toEqual(['start', 'stop'])
    })
  })

  describe('markup of a server', () => {
    it('server markup is what the page shows when it hydrates, and the page then updates', async () => {
      const { markup, state } = server
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
      const container = hydrated(markup, openApp(under, { signedInAs: 'admin@acme.test', state }).client)
      expect(container.innerHTML).toBe(markup)
      await until(() => expect(container.querySelector('h1.authenticated')?.textContent).toBe('admin@acme.test'))
      expect(container.querySelectorAll('p.in')).toHaveLength(1)
      expect(complaints.mock.calls).toEqual([])
    })

    // Before React 18 a page cannot tell that it takes over markup, so there a client must not run ahead of it.
    if (major < 18) return
    it('server markup is hydrated without a warning by a client that has run ahead', async () => {
      const { markup, state } = server
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { client } = openApp(under, { signedInAs: 'admin@acme.test', state })
      await act(() => client.start())
      await until(() =>
        expect(headless.serializeClient(client).slices['session']).toMatchObject({ status: 'authenticated' }),
      )
      const container = hydrated(markup, client)
      await until(() => expect(container.querySelector('h1.authenticated')?.textContent).toBe('admin@acme.test'))
      expect(complaints.mock.calls).toEqual([])
    })
  })

  function render<Value>(hook: () => Value, wrapper: Place['wrapper'], { isStrict = false } = {}): Hook<Value> {
    const rendered = under.renderHook(hook, { wrapper, isStrict })
    ends.push(rendered.unmount)
    return rendered
  }

  function hydrated(markup: string, client: Client): HTMLElement {
    const container = document.createElement('div')
    container.innerHTML = markup
    document.body.append(container)
    const unmount = under.hydrate(page(react, headless, client), container)
    ends.push(unmount, () => container.remove())
    return container
  }
}
