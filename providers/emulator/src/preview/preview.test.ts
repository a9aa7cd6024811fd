// @vitest-environment happy-dom
import { createClient } from '@portico/headless/client'
import { describe, expect, it, vi } from 'vitest'
import { at } from '../../test/open-caller.ts'
import { createPreview, type PreviewOptions } from './index.ts'

const baseUrl = 'https://preview.invalid'
const open = (options: PreviewOptions = {}) => createPreview({ wait: async () => {}, ...options })

const refresh = () =>
  new Request(`${baseUrl}/frontegg${at.refresh}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

async function profile({ fetch }: ReturnType<typeof open>): Promise<unknown> {
  const { accessToken } = await (await fetch(refresh())).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(new Request(`${baseUrl}/frontegg${at.me}`, { headers }))).json()
}

describe('a preview in a page', () => {
  it('a preview in a page has the demo user signed in', async () => {
    expect(await profile(open())).toMatchObject({ email: 'admin@acme.test' })
  })

  it('a preview in a page can have another user signed in, or none', async () => {
    expect(await profile(open({ signedInAs: 'reader@acme.test' }))).toMatchObject({ email: 'reader@acme.test' })
    expect((await open({ signedInAs: null }).fetch(refresh())).status).toBe(401)
  })

  it('a preview in a page throws at once if the address is unknown', () => {
    expect(() => open({ signedInAs: 'nobody@acme.test' })).toThrow('Nobody has the address nobody@acme.test')
  })

  it('the audit log of a preview has 20 events, all of them rows, unless the page requests another number', async () => {
    const read = async (options: PreviewOptions = {}) => {
      const { fetch } = open(options)
      const { accessToken } = await (await fetch(refresh())).json()
      const headers = { authorization: `Bearer ${accessToken}` }
      return (await fetch(new Request(`${baseUrl}/frontegg/audits?offset=0&count=50`, { headers }))).json()
    }
    const log = await read()
    expect(log).toMatchObject({ total: 20 })
    expect(log.data).toHaveLength(20)
    expect(await read({ audits: 3 })).toMatchObject({ total: 3 })
  })

  it('a preview has the flags on that hide new features, unless they are set otherwise', async () => {
    const preview = open()
    preview.emulator.flags.set('temporary-users', 'off')
    const flags = await (await preview.fetch(new Request(`${baseUrl}/frontegg/flags`))).json()
    expect(flags).toMatchObject({
      admin_portal_ip_restrictions: 'on',
      admin_portal_domain_restrictions: 'on',
      'new-mfa-pages': 'on',
      'show-passkeys-new': 'on',
      'groups-admin-box-new': 'on',
      'msp-all-accounts-new': 'on',
      'temporary-users': 'off',
    })
  })

  it('answers 500 milliseconds late', async () => {
    const waits: number[] = []
    await open({ wait: async (ms) => void waits.push(ms) }).fetch(refresh())
    expect(waits).toEqual([500])
  })

  it('keeps its session without a cookie header in any request or answer', async () => {
    const preview = open()
    for (let time = 0; time < 3; time++) {
      const request = refresh()
      const response = await preview.fetch(request)
      expect(response.status).toBe(200)
      expect([request.headers.get('cookie'), response.headers.get('set-cookie')]).toEqual([null, null])
    }
    expect(document.cookie).toBe('')
  })

  it('stops waiting for what is aborted', async () => {
    const preview = open({ wait: () => new Promise(() => {}) })
    const controller = new AbortController()
    const late = preview.fetch(new Request(refresh(), { signal: controller.signal }))
    controller.abort()
    await expect(late).rejects.toThrow()
  })

  it('signs a headless client in, and sends nothing', async () => {
    const network = vi.spyOn(globalThis, 'fetch')
    const client = createClient({ baseUrl, preview: open() })
    await client.start()
    expect(await client.session.getAccessToken()).toEqual(expect.any(String))
    expect(await client.api.get('/identity/resources/users/v2/me')).toMatchObject({ email: 'admin@acme.test' })
    expect(network).not.toHaveBeenCalled()
    network.mockRestore()
  })
})

describe('the data of a preview', () => {
  it.each([
    '/identity/resources/users/v3',
    '/identity/resources/groups/v1',
    '/identity/resources/roles/v1',
    '/identity/resources/permissions/v1',
    '/applications/resources/applications/tenant-assignments/v2',
    '/subscriptions/resources/billing/plans/v1',
    '/subscriptions/resources/billing/invoices/v1',
    '/subscriptions/resources/billing/payment-methods/v1',
  ])('the data of a preview has rows at %s', async (path) => {
    const { fetch } = open()
    const { accessToken } = await (await fetch(refresh())).json()
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await (await fetch(new Request(`${baseUrl}/frontegg${path}`, { headers }))).json()
    const rows = [answer, answer.items, answer.groups, answer.data].find(Array.isArray)
    expect(rows?.length).toBeGreaterThan(0)
  })
})
