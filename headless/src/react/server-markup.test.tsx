import { act, cleanup, render, waitFor } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../test/open-app.ts'
import { quietClient } from '../../test/quiet-client.ts'
import { type Client, type Feature, serializeClient } from '../client/index.ts'
import type { ClientState } from '../core/client.ts'
import { useLogin } from '../features/login/react.ts'
import { useMfa } from '../features/mfa/react.ts'
import { useSession, useStartUp } from '../react/index.ts'
import { PorticoProvider } from './context.ts'
import { createFeatureHook } from './feature-hook.ts'
import { RedirectToSignIn, SignedIn, SignedOut } from './gates.ts'
import { useRoute } from './use-route.ts'

const complaints: unknown[] = []
const complain = (...words: readonly unknown[]) => void complaints.push(words)
const containers: Element[] = []

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  complaints.length = 0
  for (const container of containers.splice(0)) container.remove()
})

/** Renders all state that is known at the start. */
function Page() {
  const { status, user } = useSession()
  const { step } = useMfa()
  const isLoading = useStartUp((startUp) => startUp.status === 'loading')
  return (
    <main className={status} aria-busy={isLoading}>
      <h1>{user?.email ?? 'Nobody yet'}</h1>
      <p title={step.name}>{useLogin((login) => login.step.name)}</p>
      <SignedIn>signed in</SignedIn>
      <SignedOut>signed out</SignedOut>
      <RedirectToSignIn />
    </main>
  )
}

/** Returns a client as a server makes it: for a request, without a page. */
function serverClient(): Client {
  const { page } = quietClient().ports
  return quietClient({ ports: { page: { ...page, url: () => null } } }).client
}

function inClient(client: Client, children = <Page />): ReactElement {
  return <PorticoProvider client={client}>{children}</PorticoProvider>
}

/** Hydrates the markup of a server. */
function takeOver(markup: string, element: ReactElement): HTMLElement {
  const container = document.createElement('div')
  containers.push(container)
  container.innerHTML = markup
  document.body.append(container)
  render(element, { container, hydrate: true, onRecoverableError: complain })
  return container
}

describe('the markup of a server', () => {
  it('the markup of a server is hydrated unchanged by the page', () => {
    const markup = renderToString(inClient(serverClient()))
    expect(markup).toContain('<main class="restoring" aria-busy="true">')
    expect(takeOver(markup, inClient(quietClient().client)).innerHTML).toBe(markup)
    expect(complaints).toEqual([])
  })

  it('gives way, without a word, to what the page learns', async () => {
    const markup = renderToString(inClient(serverClient()))
    const app = await openApp({ starts: false })
    const container = takeOver(markup, inClient(app.client))
    await waitFor(() => expect(container.textContent).toContain('signed out'))
    expect(complaints).toEqual([])
  })

  it('the markup of a server is hydrated in StrictMode', async () => {
    const markup = renderToString(<StrictMode>{inClient(serverClient())}</StrictMode>)
    const app = await openApp({ starts: false, signedInAs: 'admin@acme.test' })
    const container = takeOver(markup, <StrictMode>{inClient(app.client)}</StrictMode>)
    await waitFor(() => expect(container.textContent).toContain('admin@acme.test'))
    expect(complaints).toEqual([])
  })

  it('the markup of a server is hydrated by a client that has run ahead, which then shows its own state', async () => {
    const markup = renderToString(inClient(serverClient()))
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const container = takeOver(markup, inClient(app.client))
    expect(container.querySelector('main')?.className).toBe('authenticated')
    expect(container.textContent).toContain('admin@acme.test')
    expect(complaints).toEqual([])
  })

  it('knows no address, and the page shows its own once it has taken it over', () => {
    function Where() {
      const { name, path } = useRoute()
      return (
        <p title={path}>
          at {name} {path}
        </p>
      )
    }
    const markup = renderToString(inClient(serverClient(), <Where />))
    expect(markup).not.toContain('login')
    const { client } = quietClient({ address: 'http://localhost:5173/account/login' })
    const container = takeOver(markup, inClient(client, <Where />))
    expect(container.textContent).toBe('at loginUrl /account/login')
    expect(complaints).toEqual([])
  })

  it('shows what the server has read, and the page begins with it', () => {
    const list: Feature<{ readonly rows: readonly string[] }, { load(rows: readonly string[]): void }> = {
      name: 'list',
      scope: 'client',
      state: () => ({ rows: [] }),
      actions: ({ step }) => ({ load: step(({ set }, rows) => set({ rows })) }),
    }
    const useList = createFeatureHook(list)
    function List() {
      return <p>{useList().rows.join(', ')}</p>
    }
    const reading = serverClient()
    reading.get(list).actions.load(['Ann', 'Bob'])
    const markup = renderToString(inClient(reading, <List />))
    const state: ClientState = JSON.parse(JSON.stringify(serializeClient(reading)))
    expect(markup).toContain('Ann, Bob')
    const { client } = quietClient({ state })
    const container = takeOver(markup, inClient(client, <List />))
    expect(container.innerHTML).toBe(markup)
    act(() => client.get(list).actions.load(['Cy']))
    expect(container.textContent).toBe('Cy')
    expect(complaints).toEqual([])
  })
})
