import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../test/open-app.ts'
import { certificateEnd } from './certificate-end.ts'

describe('the end of a certificate', () => {
  it.each([
    '',
    'x',
    '-----BEGIN CERTIFICATE-----\n!!\n-----END CERTIFICATE-----',
    '-----BEGIN CERTIFICATE-----\nMIIB\n-----END',
  ])('the end of a certificate is unknown for %j', (pem) => {
    expect(certificateEnd(pem)).toBeNull()
  })

  it('the end of a certificate is that of the last one, with a two-digit or four-digit year', async () => {
    const { provider } = await openApp()
    const [{ id = '' } = {}] = provider.emulator.snapshot().ssoConnections
    const metadata = await (
      await provider.emulator.fetch(new Request(`http://localhost:4400/idp/${id}/metadata`))
    ).text()
    const body = /<ds:X509Certificate>([^<]+)/.exec(metadata)?.[1] ?? ''
    const pem = `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----`
    expect(certificateEnd(`${withEnd('491231235959Z')}\n${withEnd('500101000000Z')}`)).toBe('2049-12-31T23:59:59.000Z')
    expect(certificateEnd(`${withEnd('491231235959Z')}\n${pem}`)).toBe('2126-10-29T16:49:34.000Z')
  })
})

/** Returns a certificate with an end date, in DER. It has no version, so that the validity is the fourth member. */
function withEnd(end: string): string {
  const value = (tag: number, content: readonly number[]) => [tag, content.length, ...content]
  const time = [...end].map((one) => one.charCodeAt(0))
  const validity = value(0x30, [...value(0x17, time), ...value(0x17, time)])
  const signed = value(0x30, [...value(2, [1]), ...value(0x30, []), ...value(0x30, []), ...validity])
  return `-----BEGIN CERTIFICATE-----\n${btoa(String.fromCharCode(...value(0x30, signed)))}\n-----END CERTIFICATE-----`
}
