import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../test/open-app.ts'
import { quietClient } from '../../test/quiet-client.ts'
import { magicLinkFeature } from '../features/passwordless/index.ts'
import { leaveToLogOut } from '../features/step-up/page.ts'
import { startUpFeature } from '../startup/feature.ts'
import { signInAddress } from './custom-login.ts'
import { navigateAfterAuth, shouldStepUp } from './way-back.ts'
import { withQuery } from './with-query.ts'

const page = (query: string) => `http://localhost:5173/account/page${query}`

describe('a route with a query of its own', () => {
  it.each([
    ['the sign-in after a link', startAgain],
    ['the login of a tenant', customLogin],
    ['the log-out after a failed step-up', failedStepUp],
    ['the step-up after a sign-in', dueStepUp],
  ])('keeps it at %s', async (_, move) => {
    expect(await move()).toBe('/own?org=acme&maxAge=60')
  })

  it('keeps its fragment and its origin, and repeats no pair', () => {
    expect(withQuery('https://id.acme.test/in?org=acme#top', '?org=acme&step=2')).toBe(
      'https://id.acme.test/in?org=acme&step=2#top',
    )
  })
})

async function startAgain() {
  const { client, ports } = quietClient({ address: page('?maxAge=60'), routes: { loginUrl: '/own?org=acme' } })
  client.get(magicLinkFeature).actions.restart()
  await until(() => ports.page.moves.length > 0)
  return ports.page.moves.at(-1)?.path
}

async function customLogin() {
  const { client, provider } = await openApp({
    starts: false,
    tenantResolver: () => 'acme',
    routes: { loginUrl: '/own?org=acme' },
  })
  provider.emulator.arrange(({ tenants }) => {
    for (const { settings } of tenants) settings['applicationUrl'] = 'http://localhost:5173/home?maxAge=60'
  })
  await client.startUp.loadPolicy()
  await until(() => client.get(startUpFeature).getSnapshot().policy.account !== undefined)
  return signInAddress(client)
}

async function failedStepUp() {
  const { client, ports } = quietClient({ address: page('?maxAge=60'), routes: { logoutUrl: '/own?org=acme' } })
  leaveToLogOut(client)
  return ports.page.moves.at(-1)?.path
}

async function dueStepUp() {
  const { client, ports } = quietClient({ address: page('?maxAge=60'), routes: { stepUpUrl: '/own?org=acme' } })
  ports.storage.local.set(shouldStepUp, 'true')
  navigateAfterAuth(client)
  return ports.page.moves.at(-1)?.path
}
