import { plainCertificate } from './plain-certificate.ts'

/** The end of the last of some certificates (X.509, as PEM), in ISO 8601. `null` without a readable one. */
export function certificateEnd(pem: string | null | undefined): string | null {
  if (typeof pem !== 'string') return null
  const ends = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END/g)].map(([, body = '']) => endOf(body))
  const last = Math.max(...ends.filter((end) => !Number.isNaN(end)))
  return Number.isFinite(last) ? new Date(last).toISOString() : null
}

/** A value in DER: its bytes and its place. */
interface Value {
  readonly tag: number
  readonly content: Uint8Array
}

/** In epoch milliseconds; `NaN` if the certificate cannot be read. */
function endOf(base64: string): number {
  const [certificate] = valuesIn(bytesOf(base64))
  const [signed] = valuesIn(certificate?.content)
  const members = valuesIn(signed?.content)
  // The version comes first, if it is not the first one. Then serial number, algorithm, issuer, and validity.
  const validity = members[members[0]?.tag === 0xa0 ? 4 : 3]
  const [, notAfter] = valuesIn(validity?.content)
  return notAfter ? timeOf(notAfter) : Number.NaN
}

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(plainCertificate(base64).replace(/\s/g, '')), (one) => one.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** The values that follow each other in some bytes. Bytes that are cut off end them. */
function valuesIn(bytes: Uint8Array = new Uint8Array()): readonly Value[] {
  const values: Value[] = []
  for (let at = 0; at + 1 < bytes.length; ) {
    const [tag = 0, form = 0] = bytes.subarray(at, at + 2)
    const lengthBytes = form < 0x80 ? 0 : form & 0x7f
    const length =
      lengthBytes === 0 ? form : bytes.subarray(at + 2, at + 2 + lengthBytes).reduce((sum, one) => sum * 256 + one, 0)
    const start = at + 2 + lengthBytes
    values.push({ tag, content: bytes.subarray(start, start + length) })
    at = start + length
  }
  return values
}

/** A time as `YYMMDDHHMMSSZ` (tag 23, the years 1950 to 2049) or `YYYYMMDDHHMMSSZ`. */
function timeOf({ tag, content }: Value): number {
  const text = String.fromCharCode(...content)
  const full = tag === 23 ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full) ?? []
  const [year = Number.NaN, month = 1, day, hour, minute, second] = parts.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
