import { anything, nullable, oneOf, optional, record, text } from './shape.ts'

/** A row of the audit log. Old rows lack some members. */
export interface Audit {
  id: string
  tenantId: string
  /** The owner of the provider. */
  vendorId?: string
  userId: string | null
  /** The name of the actor. */
  user?: string
  /** The address of the actor. */
  email?: string
  /** The IP address of the caller. */
  ip?: string
  /** The `User-Agent` header of the caller. */
  userAgent?: string
  /** The operation of the contract. */
  action: string
  /** The operation as a sentence. */
  description?: string
  severity: 'Info' | 'High'
  json?: unknown
  createdAt: string
}

export const audit = record<Audit>({
  id: text,
  tenantId: text,
  vendorId: optional(text),
  userId: nullable(text),
  user: optional(text),
  email: optional(text),
  ip: optional(text),
  userAgent: optional(text),
  action: text,
  description: optional(text),
  severity: oneOf('Info', 'High'),
  json: optional(anything),
  createdAt: text,
})
