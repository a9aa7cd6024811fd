import { createTestClient } from '@portico/emulator/testing'
import { type createClient, useClient, useRoute } from '@portico/headless'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../headless/test/open-app.ts'
import { useAppearance } from '../theme/index.ts'
import { PorticoKit } from './portico-kit.tsx'
import type { PorticoKitProps } from './types.ts'

beforeEach(() => {
  document.body.removeAttribute('class')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const at = (path: string) => ({ address: `http://localhost:5173${path}` })
const LoginScreen = () => <h1>Sign in</h1>
const isShown = (text: string) => screen.getByText(text).closest('[hidden]') === null

const inShadow = () => document.querySelector('.portico')?.shadowRoot
const openedShadow = () => waitFor(() => expect(inShadow()?.querySelector('h1')).toBeTruthy())

/** A text field on the application’s page, with a draft of the user. */
function Draft() {
  const [words, setWords] = useState('')
  return <input aria-label="Draft" value={words} onChange={({ target }) => setWords(target.value)} />
}

describe('a client that cannot be made', () => {
  it('an alert replaces the application if the client cannot be made', () => {
    render(<PorticoKit client={{ baseUrl: '' }}>Application</PorticoKit>)
    expect(screen.getByRole('alert').textContent).toContain('baseUrl')
    expect(screen.queryByText('Application')).toBeNull()
  })

  it.each(['acme.example.com', 'ftp://acme.example.com', 'https://acme.example.com/?tenant=1'])(
    'an alert with the reason replaces the application if the base URL of its client is %s',
    (baseUrl) => {
      render(<PorticoKit client={{ baseUrl }}>Application</PorticoKit>)
      expect(screen.getByRole('alert').textContent).toMatch(/is no http or https address: set baseUrl to one such as/)
      expect(screen.queryByText('Application')).toBeNull()
    },
  )

  it('an alert replaces the application if there is no client at all', () => {
    const nothing: object = {}
    render(<PorticoKit {...(nothing as PorticoKitProps)}>Application</PorticoKit>)
    expect(screen.getByRole('alert').textContent).toContain('createClient needs an object of options')
  })

  it('a client that cannot be made does not throw while rendering, including on a server', () => {
    expect(renderToString(<PorticoKit client={{ baseUrl: '' }}>Application</PorticoKit>)).toContain('role="alert"')
  })
})

describe('a client made from options', () => {
  it('a client made from options is created once, in StrictMode too, and disposed when the kit unmounts', async () => {
    const { emulator } = createTestClient()
    const seen = new Set<unknown>()
    function Seen() {
      seen.add(useClient())
      return null
    }
    const options = { baseUrl: 'https://preview.invalid', preview: { fetch: emulator.fetch } }
    const { rerender, unmount } = render(<Seen />, {
      wrapper: ({ children }) => (
        <StrictMode>
          <PorticoKit client={options}>{children}</PorticoKit>
        </StrictMode>
      ),
    })
    rerender(<Seen />)
    const [client] = seen
    expect(client).toBeInstanceOf(Object)
    const dispose = vi.spyOn(client as ReturnType<typeof createClient>, 'dispose')
    await act(async () => {})
    expect(dispose).not.toHaveBeenCalled()
    unmount()
    await act(async () => {})
    expect(dispose).toHaveBeenCalledOnce()
  })

  it('a client given to the kit is not disposed when the kit unmounts', async () => {
    const { client } = createTestClient()
    const dispose = vi.spyOn(client, 'dispose')
    render(<PorticoKit client={client}>Application</PorticoKit>).unmount()
    await act(async () => {})
    expect(dispose).not.toHaveBeenCalled()
  })
})

describe('the application', () => {
  it.each(['/', '/reports', '/account'])('the application is shown on its own path %s', async (path) => {
    const { client } = await openApp(at(path))
    render(
      <PorticoKit client={client} screens={{ loginUrl: LoginScreen }}>
        <p>Application</p>
      </PorticoKit>,
    )
    expect(isShown('Application')).toBe(true)
    expect(screen.queryByText('Sign in')).toBeNull()
  })

  it('the application is hidden behind the screen of a Portico route', async () => {
    const { client } = await openApp(at('/account/login'))
    render(
      <PorticoKit client={client} screens={{ loginUrl: LoginScreen }}>
        <p>Application</p>
      </PorticoKit>,
    )
    expect(isShown('Application')).toBe(false)
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined()
  })

  it('the application is hidden behind the kit’s own screen, in a shadow root, if no screen is given', async () => {
    const { client, ports } = await openApp(at('/account/mfa-mobile-authenticator'))
    render(
      <PorticoKit client={client}>
        <p>Application</p>
      </PorticoKit>,
    )
    expect(isShown('Application')).toBe(false)
    await openedShadow()
    await waitFor(() => expect(inShadow()?.querySelector('h1')?.textContent).toBe('Open this on your phone'))
    inShadow()?.querySelector('button')?.click()
    await waitFor(() => expect(ports.page.url()?.pathname).toBe('/account/login'))
  })

  it('keeps what was typed while a screen stands before it', async () => {
    const app = await openApp(at('/'))
    render(
      <PorticoKit client={app.client} screens={{ loginUrl: LoginScreen }}>
        <Draft />
      </PorticoKit>,
    )
    const draft = screen.getByLabelText<HTMLInputElement>('Draft')
    draft.focus()
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(draft, 'Dear Ann')
      draft.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => app.client.navigate('/account/login'))
    await waitFor(() => expect(screen.getByText('Sign in')).toBeDefined())
    expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('Dear Ann')
  })
})

describe('a page that is shown again', () => {
  it('a page that is shown again can receive the focus as soon as it appears', async () => {
    const app = await openApp(at('/account/login'))
    const displays: (string | undefined)[] = []
    function Greeting() {
      const { name } = useRoute()
      useEffect(() => {
        if (name === 'authenticatedUrl') {
          displays.push(document.querySelector<HTMLElement>('.portico-MainContent')?.style.display)
        }
      }, [name])
      return <h1>Welcome back</h1>
    }
    render(
      <PorticoKit client={app.client} screens={{ loginUrl: LoginScreen }}>
        <Greeting />
      </PorticoKit>,
    )
    await act(async () => app.client.navigate('/'))
    await waitFor(() => expect(displays).toEqual(['contents']))
  })
})

describe('the body', () => {
  it('the body is marked as loading until the client has loaded', async () => {
    const app = await openApp({ starts: false })
    render(<PorticoKit client={app.client}>Application</PorticoKit>)
    expect(document.body.hasAttribute('data-portico-loading')).toBe(true)
    await waitFor(() => expect(document.body.hasAttribute('data-portico-loading')).toBe(false))
  })

  it('stays marked until the screen of the route is there', async () => {
    const app = await openApp({ starts: false, ...at('/account/login') })
    const atLoaded: unknown[] = []
    app.client.on('loaded', () => atLoaded.push(screen.queryByRole('heading', { level: 1, name: 'Sign in' }) !== null))
    render(
      <PorticoKit client={app.client} isolation="none">
        Application
      </PorticoKit>,
    )
    await waitFor(() => expect(atLoaded).toEqual([true]), { timeout: 20_000 })
    await waitFor(() => expect(document.body.hasAttribute('data-portico-loading')).toBe(false))
  })

  it('stays marked while one of two kits loads, and is clean when they leave', async () => {
    const slow = await openApp({ starts: false })
    slow.provider.emulator.faults.add({ operation: '*', kind: 'drop' })
    const quick = await openApp({ starts: false })
    const first = render(<PorticoKit client={slow.client}>Slow</PorticoKit>)
    const second = render(<PorticoKit client={quick.client}>Quick</PorticoKit>)
    await waitFor(() => expect(quick.client.startUp).toBeDefined())
    await quick.client.start()
    expect(document.body.hasAttribute('data-portico-loading')).toBe(true)
    second.unmount()
    first.unmount()
    expect(document.body.hasAttribute('data-portico-loading')).toBe(false)
  })
})

describe('what the kit is given', () => {
  it('holds for every screen: the look', async () => {
    const { client } = await openApp(at('/account/login'))
    const Theme = () => <output>{useAppearance().theme}</output>
    render(<PorticoKit client={client} appearance={{ theme: 'vivid' }} screens={{ loginUrl: Theme }} />)
    expect(screen.getByRole('status').textContent).toBe('vivid')
  })
})
