import { faultCodes, type ReceivedAttribute, type ReceivedIdentity, type SsoFault } from '../../calls/identity-fault.ts'
import { list, nullable, oneOf, optional, record, text } from '../../core/shape.ts'

/** A test of a connection: a sign-in that signs no user in. */
export interface SsoTest {
  id: string
  connectionId: string
  status: 'waiting' | 'passed' | 'failed'
  /** The times are in ISO 8601 format. */
  startedAt: string
  expiresAt: string
  endedAt: string | null
  /** The address of the sign-in at the identity provider; `null` once the test has ended. */
  address: string | null
  /** The id of the SAML request. */
  requestId?: string
  /** The digest of the values that were tested. */
  values: string
  received: ReceivedIdentity | null
  person: TestedPerson | null
  fault: SsoFault | null
  warnings: SsoFault[]
}

/** The user that a sign-in would be. */
export interface TestedPerson {
  email: string
  name: string
  tenantId: string
  /** The present user of the address; `null` if the sign-in would create one. */
  userId: string | null
  roleIds: string[]
  /** The groups that give roles. */
  groups: string[]
}

const fault = record<SsoFault>({ code: oneOf(...faultCodes), expected: nullable(text), received: nullable(text) })

const received = record<ReceivedIdentity>({
  issuer: nullable(text),
  nameId: nullable(text),
  nameIdFormat: nullable(text),
  attributes: list(record<ReceivedAttribute>({ name: text, values: list(text) })),
  groups: list(text),
})

export const ssoTestShape = {
  id: text,
  connectionId: text,
  status: oneOf('waiting', 'passed', 'failed'),
  startedAt: text,
  expiresAt: text,
  endedAt: nullable(text),
  address: nullable(text),
  requestId: optional(text),
  values: text,
  received: nullable(received),
  person: nullable(
    record<TestedPerson>({
      email: text,
      name: text,
      tenantId: text,
      userId: nullable(text),
      roleIds: list(text),
      groups: list(text),
    }),
  ),
  fault: nullable(fault),
  warnings: list(fault),
} as const
