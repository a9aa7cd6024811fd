import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode, StrictMode, version } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../test/open-app.ts'
import { quietClient } from '../../test/quiet-client.ts'
import type { Client } from '../client/index.ts'
import { useLogin } from '../features/login/react.ts'
import { useMfa } from '../features/mfa/react.ts'
import { useSession, useStartUp } from '../react/index.ts'
import { PorticoProvider, useClient } from './context.ts'
import { RedirectToSignIn, SignedIn, SignedOut, useAuthUser } from './gates.ts'
import { useRoute } from './use-route.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('PorticoProvider', () => {
  it('options in place of a client are refused with what to pass', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const options: unknown = { baseUrl: 'http://localhost:4400' }
    const page = <PorticoProvider client={options as Client}>Welcome</PorticoProvider>
    expect(() => render(page)).toThrow(
      expect.objectContaining({ code: 'client-invalid', message: expect.stringContaining('pass createClient({ … })') }),
    )
  })

  it('the error of a hook outside of a provider names its component', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    function SignIn() {
      return <p>{useLogin().step.name}</p>
    }
    expect(() => render(<SignIn />)).toThrow(
      expect.objectContaining({
        code: 'provider-missing',
        message: expect.stringMatching(/^The hook of the feature login in SignIn needs/),
      }),
    )
  })

  it('starts its client once it is on the page, and only once in StrictMode', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    function Who() {
      return <output>{useSession(({ user }) => user?.email)}</output>
    }
    render(
      <StrictMode>
        <PorticoProvider client={app.client}>
          <Who />
        </PorticoProvider>
      </StrictMode>,
    )
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('admin@acme.test'))
    for (const operation of ['refreshToken', 'getMetadata']) {
      await waitFor(() => expect(app.called()).toContain(operation))
      expect(app.called().filter((called) => called === operation)).toHaveLength(1)
    }
  })

  it('keeps the session of its client when it leaves the page and comes back', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const page = (
      <PorticoProvider client={app.client}>
        <SignedIn>Welcome</SignedIn>
      </PorticoProvider>
    )
    render(page).unmount()
    await act(() => app.clock.advance(60_000))
    render(page)
    expect(screen.getByText('Welcome')).toBeDefined()
    expect(app.called().filter((operation) => operation === 'refreshToken')).toHaveLength(1)
  })

  it.each([
    [undefined, `react@${version}`],
    ['remix@2.0.0', 'remix@2.0.0'],
  ])(
    'calls name React and its version unless the client was created with a framework: %s',
    async (framework, named) => {
      const app = await openApp({ signedInAs: 'admin@acme.test', starts: false, ...(framework && { framework }) })
      render(<PorticoProvider client={app.client}>Welcome</PorticoProvider>)
      await waitFor(() => expect(app.sent('/users/v2/me')).toHaveLength(1))
      const sent = ['/flags', '/token/refresh', '/users/v2/me'].flatMap((path) => app.sent(path))
      expect(sent.map(({ headers }) => headers.get('x-frontegg-framework'))).toEqual(sent.map(() => named))
      expect(sent.length).toBeGreaterThan(2)
    },
  )

  it('hands its client to what is below', () => {
    const { client } = quietClient({ name: 'shop' })
    function Name() {
      return <output>{useClient().name}</output>
    }
    render(
      <PorticoProvider client={client}>
        <Name />
      </PorticoProvider>,
    )
    expect(screen.getByRole('status').textContent).toBe('shop')
  })
})

describe('without a provider', () => {
  it.each<readonly [string, () => unknown]>([
    ['useClient', useClient],
    ['useSession', useSession],
    ['useLogin', useLogin],
    ['useMfa', useMfa],
    ['useStartUp', useStartUp],
    ['useAuthUser', useAuthUser],
    ['useRoute', useRoute],
  ])('%s throws an error that names the provider', (_, useHook) => {
    expect(thrownBy(<Caller useHook={useHook} />)).toMatchObject({
      name: 'PorticoError',
      code: 'provider-missing',
      message: expect.stringContaining('<PorticoProvider'),
    })
  })

  it.each([
    ['SignedIn', <SignedIn key="in" />],
    ['SignedOut', <SignedOut key="out" />],
    ['RedirectToSignIn', <RedirectToSignIn key="redirect" />],
  ])('<%s> throws likewise', (_, gate) => {
    expect(thrownBy(gate)).toMatchObject({ code: 'provider-missing' })
  })
})

function Caller({ useHook }: { readonly useHook: () => unknown }) {
  useHook()
  return null
}

function thrownBy(element: ReactNode): unknown {
  const thrown: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Boundary onError={(error) => thrown.push(error)}>{element}</Boundary>)
  return thrown[0]
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
