import { expect, it } from 'vitest'
import { pemOf } from './pem-of.ts'

const pem = '-----BEGIN CERTIFICATE-----\nMIIBAQ==\n-----END CERTIFICATE-----\n'

it('the text of a certificate file in PEM stays as it is', () => {
  expect(pemOf(new TextEncoder().encode(pem))).toBe(pem)
})

it('a certificate file in DER becomes PEM', () => {
  expect(pemOf(Uint8Array.from([0x30, 0x82, 0x01, 0x01]))).toBe(pem)
})
