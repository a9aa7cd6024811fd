import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp } from '../../../../test/open-app.ts'
import { hosted } from '../../hosted-login/index.ts'
import { adminPortalFeature } from './feature.ts'

async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  const slice = app.client.get(adminPortalFeature)
  slice.subscribe(() => {})
  return { ...app, portal: slice.getSnapshot() }
}

describe('the hosted portal', () => {
  it('the hosted portal opens in a new tab', async () => {
    const { portal, ports, provider } = await open()
    expect(await portal.openHosted()).toMatchObject({ ok: true })
    expect(ports.page.tabs).toEqual([`${provider.baseUrl}/oauth/portal`])
    expect(ports.page.opened).toEqual([])
  })

  it('the hosted portal opens in this tab on request', async () => {
    const { portal, ports, provider } = await open()
    await portal.openHosted({ isNewTab: false })
    expect(ports.page.opened).toEqual([`${provider.baseUrl}/oauth/portal`])
  })

  it('a tab that the browser refuses is a failure with a code', async () => {
    const { portal, ports } = await open()
    Object.assign(ports.page, { openTab: () => false })
    expect(await portal.openHosted()).toMatchObject({ ok: false, error: { code: 'tab-refused' } })
  })

  it.each([
    [{}, false],
    [{ hostedPortal: true }, true],
    [{ hostedLogin: hosted({ clientId: 'acme' }) }, true],
    [{ hostedLogin: hosted({ clientId: 'acme' }), hostedPortal: false }, false],
  ])('the way to the hosted portal follows the options of the client: case %#', async (options, hasHosted) => {
    expect((await open(options)).portal.hasHosted).toBe(hasHosted)
  })
})
