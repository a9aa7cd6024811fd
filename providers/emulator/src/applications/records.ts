import { records, rows } from '../core/records.ts'
import { flag, list, oneOf, text } from '../core/shape.ts'

/** The access to an application: everyone, or assigned users. */
export type AccessType = 'FREE_ACCESS' | 'MANAGED_ACCESS'

/** An application of the vendor. */
export interface Application {
  id: string
  name: string
  description: string
  /** A free application belongs to every user of every tenant. */
  accessType: AccessType
  appURL: string
  loginURL: string
  logoURL: string
  isDefault: boolean
  isActive: boolean
  createdAt: string
}

/** An application of a tenant, with the users who are assigned. */
export interface ApplicationAssignment {
  tenantId: string
  appId: string
  /** A free assignment belongs to every user of the tenant. */
  accessType: AccessType
  userIds: string[]
}

const accessType = oneOf<AccessType>('FREE_ACCESS', 'MANAGED_ACCESS')

export const applicationRecords = records({
  /** In the order of their creation. */
  applications: rows<Application>({
    id: text,
    name: text,
    description: text,
    accessType,
    appURL: text,
    loginURL: text,
    logoURL: text,
    isDefault: flag,
    isActive: flag,
    createdAt: text,
  }),
  applicationAssignments: rows<ApplicationAssignment>({
    tenantId: text,
    appId: text,
    accessType,
    userIds: list(text),
  }),
})
