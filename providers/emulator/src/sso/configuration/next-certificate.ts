import { malformed } from '@portico/headless/provider'
import type { Handlers } from '../../calls/call.ts'
import { text } from '../../http/body.ts'
import { protocolOf } from '../records.ts'
import { connectionAnswer } from './answers.ts'
import { certificatesOf, unreadable } from './certificate.ts'
import { changing } from './configurations.ts'

/** The next certificate of a connection by SAML. Assertions by it are accepted beside those by the present one. */
export const nextCertificates: Handlers = {
  setNextSsoCertificate: changing((call, connection) => {
    if (protocolOf(connection) !== 'saml') throw malformed('The connection does not speak SAML')
    const certificate = certificatesOf(text(call.body, 'certificate'))
    if (certificate === '') throw unreadable()
    connection.nextCertificate = certificate
    return connectionAnswer(call, connection)
  }),

  removeNextSsoCertificate: changing((_, connection) => {
    delete connection.nextCertificate
  }),
}
