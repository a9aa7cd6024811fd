import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../test/fake-ports.ts'
import { type Client, createClient, navigateAfterAuth } from '../client/index.ts'
import { redirectToSignIn } from '../client/redirect-to-sign-in.ts'
import { useLogin } from '../features/login/react.ts'
import { useSession } from '../react/index.ts'
import { PorticoProvider } from './context.ts'
import { RedirectToSignIn, SignedIn, SignedOut, useAuthUser } from './gates.ts'
import { useRoute } from './use-route.ts'

/** Returns a client on the ports of the platform, which is no browser here. Only its network and its clock are fake. */
function setUp() {
  const sent: unknown[] = []
  const clock = fakeClock()
  const fetch: typeof globalThis.fetch = async (input) => {
    sent.push(input)
    return Response.json({})
  }
  return { client: createClient({ baseUrl: 'http://localhost:4400', ports: { fetch, clock } }), sent, clock }
}

function Page() {
  const { status } = useSession()
  const step = useLogin((login) => login.step.name)
  const { name, path } = useRoute()
  return createElement('p', null, JSON.stringify([status, step, name, path, useAuthUser()]))
}

describe('on a server', () => {
  it('a page on a server renders what is known before any request', () => {
    expect(typeof document).toBe('undefined')
    const { client } = setUp()
    const gates = [SignedIn, SignedOut].map((gate) => createElement(gate, { key: gate.name }, gate.name))
    const page = createElement(PorticoProvider, { client }, createElement(Page), gates, createElement(RedirectToSignIn))
    const text = renderToString(page).replaceAll('&quot;', '"')
    expect(text).toBe('<p>["restoring","preLogin",null,"",null]</p>')
  })

  it('rendering sends nothing and leaves no timer behind', () => {
    const { client, sent, clock } = setUp()
    renderToString(createElement(PorticoProvider, { client }, createElement(Page)))
    expect(sent).toEqual([])
    expect(clock.timers()).toBe(0)
  })

  it.each([
    ['moving', (client: Client) => client.navigate('/reports')],
    ['leaving', (client: Client) => client.leave('https://acme.test/')],
    ['the way to the login route', redirectToSignIn],
    ['the way back from it', navigateAfterAuth],
  ])('%s does nothing: there is no page', (_, move) => {
    expect(() => move(setUp().client)).not.toThrow()
  })
})
