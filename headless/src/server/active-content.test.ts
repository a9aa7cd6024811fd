import { describe, expect, it } from 'vitest'
import { appUrl } from '../../test/open-server.ts'
import { mePath, serverBefore } from '../../test/served-calls.ts'

async function answered(headers: Readonly<Record<string, string>>, status = 200) {
  const { server } = serverBefore(() => new Response(new Uint8Array([60]), { headers, status }))
  return (await server.handle(new Request(appUrl + mePath))).headers
}

const isInert = (headers: Headers) =>
  /(?:^|[,;]\s*)sandbox\s*(?:;|,|$)/.test(headers.get('content-security-policy') ?? '') ||
  /^attachment/.test(headers.get('content-disposition') ?? '')

describe('content of the provider', () => {
  it.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'application/xml',
    'application/rss+xml',
    'application/mathml+xml',
    'multipart/x-mixed-replace; boundary=x',
    'message/rfc822',
    'application/octet-stream',
    'application/x-shockwave-flash',
    'text/plain, text/html',
    'text/html;a=json',
    'application/json, text/html',
    'unknown',
    '',
  ])('content that could act is never active on the origin of the application: %j', async (type) => {
    for (const status of [200, 404, 500]) {
      const headers = await answered(type ? { 'content-type': type } : {}, status)
      expect(isInert(headers)).toBe(true)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it.each([
    "default-src 'self'; script-src 'unsafe-inline'",
    'sandbox allow-scripts allow-same-origin',
    'sandbox allow-scripts',
    'sandbox allow-same-origin; sandbox',
    "frame-ancestors 'none'",
  ])('content stays in a sandbox if the policy of the provider allows it to act: %s', async (policy) => {
    const headers = await answered({ 'content-type': 'text/html', 'content-security-policy': policy })
    const [own, ...more] = (headers.get('content-security-policy') ?? '').split(',').toReversed()
    expect(own?.trim()).toMatch(/^sandbox;/)
    expect(more.join()).toBe(policy)
  })

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/problem+json',
    'text/plain; charset=utf-8',
    'text/csv',
    'application/pdf',
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/gif',
    'image/avif',
  ])('content that cannot act stays as it is: %s', async (type) => {
    const headers = await answered({ 'content-type': type })
    expect([headers.get('content-security-policy'), headers.get('content-disposition')]).toEqual([null, null])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    'text/javascript',
    'application/javascript; charset=utf-8',
    'application/ecmascript',
    'text/css',
    'application/wasm',
  ])('content of the provider is no script and no style of the application: %s', async (type) => {
    expect((await answered({ 'content-type': type })).get('content-type')).toBe('text/plain')
  })

  it('a stream of documents is downloaded, even if the provider wants it shown', async () => {
    const headers = { 'content-type': 'multipart/x-mixed-replace; boundary=x', 'content-disposition': 'inline' }
    expect((await answered(headers)).get('content-disposition')).toBe('attachment')
  })
})
