/** The frame of a certificate with an end, in DER, as PEM: no version, so that the validity is its fourth member. */
export function certificateWithEnd(at: number): string {
  const value = (tag: number, content: readonly number[]) => [tag, content.length, ...content]
  const text = `${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`
  const time = [...text].map((one) => one.charCodeAt(0))
  const validity = value(0x30, [...value(0x17, time), ...value(0x17, time)])
  const signed = value(0x30, [...value(2, [1]), ...value(0x30, []), ...value(0x30, []), ...validity])
  const base64 = btoa(String.fromCharCode(...value(0x30, signed)))
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----`
}
