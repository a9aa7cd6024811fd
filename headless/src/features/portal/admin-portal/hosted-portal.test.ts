import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../test/open-app.ts'
import { adminPortalFeature } from './feature.ts'

async function open() {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  return { ...app, portal: app.client.get(adminPortalFeature).getSnapshot() }
}

describe('the hosted portal', () => {
  it('opens in a new tab', async () => {
    const { portal, ports, provider } = await open()
    portal.openHosted()
    expect(ports.page.tabs).toEqual([`${provider.baseUrl}/oauth/portal`])
    expect(ports.page.opened).toEqual([])
  })

  it('opens in this tab on request', async () => {
    const { portal, ports, provider } = await open()
    portal.openHosted({ isNewTab: false })
    expect(ports.page.opened).toEqual([`${provider.baseUrl}/oauth/portal`])
  })
})
