import { visibleText } from '../../../core/visible-text.ts'

/** A pasted certificate without the characters that show nothing. PEM has none but line breaks (RFC 7468). */
export function plainCertificate(pem: string): string {
  return visibleText(pem)
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(/[^\S\r\n\t ]/g, ' ')
}

/** Pasted metadata whose certificates are plain. Other texts of it stay, because names may need such characters. */
export function plainMetadata(xml: string): string {
  return xml.replace(/^[\ufeff\s]+|[\ufeff\s]+$/g, '').replace(/(X509Certificate>)([^<]+)(?=<)/g, plainBody)
}

function plainBody(_: string, tag: string, body: string): string {
  return tag + plainCertificate(body)
}

/** Changes of a connection whose certificate, if there is one, is plain. */
export function withPlainCertificate<Changes extends { readonly publicCertificate?: string }>(
  changes: Changes,
): Changes {
  const { publicCertificate: pem } = changes
  return { ...changes, ...(pem !== undefined && { publicCertificate: plainCertificate(pem) }) }
}
