import { Refusal } from '@portico/headless/provider'

/** Certificates as PEM, from PEM or from base 64 without its first and last line. Refuses anything else. */
export function certificatesOf(given: string): string {
  const text = given.trim()
  if (text === '') return ''
  const blocks = text.includes('-----') ? [...text.matchAll(block)].map(([, body = '']) => body) : [text]
  const around = text.replace(block, '').trim()
  if (blocks.length === 0 || (text.includes('-----') && around !== '') || !blocks.every(isCertificate))
    throw unreadable()
  return blocks.map(pemOf).join('\n')
}

const block = /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g

/** A sequence in DER, with a length of two bytes: no certificate is shorter than 256 bytes. */
function isCertificate(body: string): boolean {
  const base64 = body.replace(/\s/g, '')
  if (!/^[\w+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return false
  const [first = 0, form = 0, high = 0, low = 0, ...rest] = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
  return first === 0x30 && form === 0x82 && rest.length === high * 256 + low
}

function pemOf(body: string): string {
  const lines = body.replace(/\s/g, '').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n')
}

export const unreadable = () =>
  new Refusal(
    400,
    'ER-SSO-CERTIFICATE-INVALID',
    'The certificate cannot be read. Copy it from BEGIN to END, both lines included',
  )
