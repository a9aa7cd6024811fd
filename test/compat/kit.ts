import { createTestProvider, demoPassword } from '@portico/emulator/testing'
import { describe, expect, it, vi } from 'vitest'
import { fakeClock, fakePorts } from '../../headless/test/fake-ports.ts'

/** One React with the kit on it, all taken from the same folder. */
export interface KitUnderTest {
  readonly major: 18 | 19
  readonly react: typeof import('react')
  /** The packed packages. */
  readonly headless: typeof import('@portico/headless')
  readonly kit: typeof import('@portico/ui-kit')
  readonly library: typeof import('@testing-library/react')
  readonly user: typeof import('@testing-library/user-event').default
}

/** The kit does under every React what it does under the newest: a person signs in, and nothing is complained of. */
export function holdKit({ major, react, headless, kit, library, user }: KitUnderTest): void {
  const { createElement, StrictMode } = react
  const { cleanup, render, screen, waitFor } = library

  function open(isolation: 'shadow' | 'none') {
    const clock = fakeClock()
    const provider = createTestProvider({ realTime: clock.now })
    const ports = fakePorts({ fetch: provider.openBrowser().fetch, clock })
    const client = headless.createClient({ baseUrl: provider.baseUrl, ports })
    const page = createElement(
      StrictMode,
      null,
      createElement(kit.PorticoKit, {
        client,
        isolation,
        brand: { name: 'Lantern' },
        screens: { loginUrl: kit.LoginBox },
      }),
    )
    return { client, page }
  }

  describe(`the kit under React ${major}`, () => {
    it(`runs on React ${major}`, () => {
      expect(react.version).toMatch(new RegExp(`^${major}\\.`))
    })

    it('signs a person in, and React complains of nothing', async () => {
      const complaints = vi.spyOn(console, 'error')
      const { client, page } = open('none')
      render(page)
      await user.type(screen.getByLabelText('Email'), 'admin@acme.test{Enter}')
      await screen.findByRole('heading', { name: 'Enter your password' }, { timeout: 30_000 })
      await user.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
      await screen.findByRole('heading', { name: 'You’re signed in' }, { timeout: 30_000 })
      expect(await client.session.getAccessToken()).toEqual(expect.any(String))
      expect(complaints.mock.calls).toEqual([])
      cleanup()
    })

    it('stands in a shadow root', async () => {
      const { page } = open('shadow')
      render(page)
      const field = () => document.querySelector('.portico')?.shadowRoot?.querySelector('input[name=email]')
      await waitFor(() => expect(field()).toBeTruthy(), { timeout: 30_000 })
      cleanup()
      expect(document.querySelector('.portico')).toBeNull()
    })
  })
}
