import { expect, it } from 'vitest'
import { metadataIn } from './inputs.ts'
import { plainCertificate } from './plain-certificate.ts'
import { bodyOf } from './rows.ts'
import { samlBodyOf } from './saml-configuration-of.ts'

const pem = '-----BEGIN CERTIFICATE-----\r\nMIIB+/\nAA==\n-----END CERTIFICATE-----'
const pasted = `\ufeff${pem.replace('MIIB', 'MI\u200bI\u00adB\u0000').replace('CERT', 'CERT\u2060')}\u202c`

it('a pasted certificate has no characters that show nothing, and keeps its lines', () => {
  expect(plainCertificate(pasted)).toBe(pem)
  expect(plainCertificate(pem.replaceAll(' ', '\u00a0'))).toBe(pem)
})

it('a connection is saved with a plain certificate', () => {
  expect(bodyOf({ publicCertificate: pasted })).toEqual({ publicCertificate: pem })
  expect(samlBodyOf({ enabled: true }, { publicCertificate: pasted })).toMatchObject({ publicCertificate: pem })
  expect(bodyOf({ ssoEndpoint: 'https://idp.test' })).not.toHaveProperty('publicCertificate')
})

it('the certificates of pasted metadata are plain, and its names stay', () => {
  const name = '<Name>می\u200cخواهم</Name>'
  const xml = `\ufeff<E>${name}<ds:X509Certificate>MI\u200bIB</ds:X509Certificate></E>\n`
  expect(metadataIn({ metadata: xml })).toEqual({
    metadata: `<E>${name}<ds:X509Certificate>MIIB</ds:X509Certificate></E>`,
  })
})
