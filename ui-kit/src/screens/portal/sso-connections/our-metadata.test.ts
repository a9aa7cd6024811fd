import { describe, expect, it } from 'vitest'
import { demoCertificate } from '../../../../../providers/emulator/src/tokens/demo-key.ts'
import { ourMetadata } from './our-metadata.ts'

const values = { acsUrl: 'https://auth.test/acs?a=1&b=2', spEntityId: 'urn:acme', isRequestSigned: true }

describe('our metadata', () => {
  it('have the certificate that verifies signed requests', () => {
    const xml = ourMetadata({ ...values, spCertificate: demoCertificate })
    expect(xml).toContain('AuthnRequestsSigned="true"')
    expect(xml).toContain(
      `<ds:X509Certificate>${demoCertificate.replace(/-----[A-Z ]+-----|\s/g, '')}</ds:X509Certificate>`,
    )
    expect(xml).toContain('Location="https://auth.test/acs?a=1&amp;b=2"')
  })

  it('have each of several certificates', () => {
    const xml = ourMetadata({ ...values, spCertificate: `${demoCertificate}\n${demoCertificate}` })
    expect(xml.match(/<md:KeyDescriptor /g)).toHaveLength(2)
  })

  it.each(['', 'no certificate'])('do not claim a signature that nobody could verify: "%s"', (spCertificate) => {
    const xml = ourMetadata({ ...values, spCertificate })
    expect(xml).toContain('AuthnRequestsSigned="false"')
    expect(xml).not.toContain('KeyDescriptor')
  })
})
