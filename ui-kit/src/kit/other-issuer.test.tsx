import { createClient, RedirectToSignIn } from '@portico/headless'
import { hosted } from '@portico/headless/features/hosted-login'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../../headless/test/fake-ports.ts'
import { tokenOf } from '../../../headless/test/token-of.ts'
import { AdminPortal } from '../screens/portal/shell/admin-portal.tsx'
import { PorticoKit } from './portico-kit.tsx'

afterEach(cleanup)

const endpoints = {
  authorization: 'https://id.test/auth',
  token: 'https://id.test/token',
  keys: 'https://id.test/jwks',
}

/** Renders an application whose only provider is another issuer. */
function open(page: ReactNode) {
  const sent: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    sent.push(String(input))
    return new Response(null, { status: 404 })
  }
  const ports = fakePorts({ fetch, address: 'http://localhost:5173/settings?portal=users' })
  const hostedLogin = hosted({ clientId: 'lantern', issuer: 'https://id.test', endpoints })
  const client = createClient({ ports, hostedLogin })
  render(
    <PorticoKit client={client} isolation="none">
      {page}
    </PorticoKit>,
  )
  const signIn = () =>
    client.session.accept(
      { accessToken: tokenOf({ sub: 'ada', email: 'ada@acme.test', name: 'Ada Admin' }), expiresIn: 3600 },
      new AbortController(),
    )
  return { client, ports, sent, signIn }
}

describe('the kit of a client without a provider', () => {
  it('shows the portal, and asks nobody for its sections', async () => {
    const { client, sent, signIn } = open(<AdminPortal isInline isolation="none" />)
    await act(async () => void (await signIn()))
    expect((await screen.findAllByText(/Ada Admin/)).length).toBeGreaterThan(0)
    await waitFor(() => expect(client.states().length).toBeGreaterThan(5))
    await act(() => client.session.load())
    expect(sent).toEqual([])
  })

  it('leads a signed-out person to the issuer', async () => {
    const { ports, sent } = open(<RedirectToSignIn />)
    await waitFor(() => expect(ports.page.opened).toHaveLength(1))
    expect(ports.page.opened[0]).toMatch(/^https:\/\/id\.test\/auth\?/)
    expect(sent).toEqual([])
  })
})
