import { createTestClient, demoPassword } from '@portico/emulator/testing'
import { routesBelow } from '@portico/headless/routes'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { reactRouterApp } from '../../../test/e2e/pages/routers/src/react-router-app.tsx'
import { tanStackRouterApp } from '../../../test/e2e/pages/routers/src/tanstack-router-app.tsx'
import { PorticoKit } from './portico-kit.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const here = () => location.pathname + location.search

it.each([
  ['react-router', reactRouterApp],
  ['tanstack-router', tanStackRouterApp],
] as const)(
  'an application with %s sends the user to the sign-in and back to the requested page',
  async (name, application) => {
    const base = `/${name}`
    history.replaceState(null, '', `${base}/team?tab=2`)
    const App = application(base)
    const { client } = createTestClient({ routes: routesBelow(base) })
    render(
      <PorticoKit client={client} isolation="none">
        <App />
      </PorticoKit>,
    )
    const email = await screen.findByLabelText('Email')
    expect(here()).toBe(`${base}/account/login?redirectUrl=${encodeURIComponent(`${base}/team?tab=2`)}`)
    await userEvent.type(email, 'admin@acme.test{Enter}')
    await userEvent.type(await screen.findByLabelText('Password'), `${demoPassword}{Enter}`)
    await screen.findByRole('heading', { name: 'Team' })
    expect(screen.getByText(`The router is at /team?tab=2`, { exact: false })).toBeTruthy()
    expect(here()).toBe(`${base}/team?tab=2`)
  },
)
