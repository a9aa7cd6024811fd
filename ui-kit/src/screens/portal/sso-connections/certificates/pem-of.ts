/** The text of a certificate file. One in DER becomes PEM (RFC 7468), and any other is a text already. */
export function pemOf(bytes: Uint8Array): string {
  // A certificate in DER is a sequence, whose tag no text in PEM begins with.
  if (bytes[0] !== 0x30 || bytes[1] === undefined || bytes[1] < 0x80) return new TextDecoder().decode(bytes)
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const lines = base64.match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
