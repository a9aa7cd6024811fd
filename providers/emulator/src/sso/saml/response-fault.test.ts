import { describe, expect, it } from 'vitest'
import type { SsoFaultCode } from '../../calls/identity-fault.ts'
import { readResponse } from './read-response.ts'
import { responseFault } from './response-fault.ts'

/** The status of a response as a product sends it: the codes of both levels, and its message. */
type Row = readonly [
  product: string,
  status: readonly [first: string, second?: string | undefined, message?: string],
  code: SsoFaultCode,
]

function faultOf([first, second, message]: Row[1]) {
  const code = (value: string, child = '') =>
    `<StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${value}">${child}</StatusCode>`
  const status = code(first, second && code(second)) + (message ? `<StatusMessage>${message}</StatusMessage>` : '')
  const response = readResponse(btoa(`<Response InResponseTo="_1"><Status>${status}</Status></Response>`))
  const serviceProvider = { entityId: 'urn:acme', acsUrl: 'https://portico.example/acs' }
  return responseFault(response, { serviceProvider, response: '', requestId: '_1', askedAt: 0, now: 0 })
}

describe('the reason of a refused response is read from its status', () => {
  it.each<Row>([
    [
      'SimpleSAMLphp: no session',
      ['Responder', 'NoPassive', 'Passive authentication not supported.'],
      'login-required',
    ],
    ['SimpleSAMLphp: a failed filter', ['Responder'], 'status-responder'],
    [
      'Entra ID: not assigned',
      ['Responder', undefined, 'AADSTS50105: The user is not assigned to a role'],
      'not-assigned',
    ],
    ['Entra ID: name id', ['Requester', 'InvalidNameIDPolicy', 'AADSTS75011'], 'name-id-policy-refused'],
    ['ADFS: name id', ['Requester', 'InvalidNameIDPolicy'], 'name-id-policy-refused'],
    ['ADFS: authentication method', ['Responder', 'NoAuthnContext'], 'authn-context-refused'],
    ['Keycloak: cancelled', ['Responder', 'AuthnFailed'], 'authentication-failed'],
    ['PingFederate: denied', ['Responder', 'RequestDenied'], 'request-denied'],
    [
      'Shibboleth: signature',
      ['Requester', undefined, 'Message did not meet security requirements'],
      'status-requester',
    ],
  ])('%s', (_, status, code) => {
    expect(faultOf(status)?.code).toBe(code)
  })
})
