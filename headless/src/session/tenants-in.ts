import type { Logger } from '../core/logger.ts'
import { noProvider } from '../http/target.ts'
import type { SessionHost } from './host.ts'
import type { Tenant } from './types.ts'
import { isSeen } from './user.ts'

/** `true` if the token alone states the tenants of its user: no provider lists them, or the application reads them from the claims. */
export function areClaimed({ options: { baseUrl, hostedLogin } }: Pick<SessionHost, 'options'>): boolean {
  return baseUrl === noProvider || hostedLogin?.person !== undefined
}

/** The tenants of an answer, each as {@link tenantIn} reads it. A row without an id is left out and logged. */
export function tenantsIn(list: unknown, { log }: { readonly log: Logger }): readonly Tenant[] {
  const rows: readonly unknown[] = Array.isArray(list) ? list : []
  const tenants = rows.flatMap((row) => tenantIn(row) ?? [])
  if (tenants.length < rows.length || (list && list !== rows))
    log.warn('A tenant in an answer cannot be read, and is left out.')
  return tenants
}

/**
 * A tenant in an answer; `null` without its id. A tenant without a name that can be seen has its id as one. Members of another type are
 * left out.
 */
export function tenantIn(answer: unknown): Tenant | null {
  if (typeof answer !== 'object') return null
  const { tenantId, ...rest }: Readonly<Record<string, unknown>> = { ...answer }
  if (!tenantId || typeof tenantId !== 'string') return null
  const members = Object.entries(rest).filter(
    ([name, member]) => member === null || typeof member === typeOf(name, member),
  )
  const { id, name, ...others } = Object.fromEntries(members)
  return { ...others, tenantId, id: shownOr(id, tenantId), name: shownOr(name, tenantId) } as Tenant
}

function shownOr(text: unknown, other: string): string {
  return typeof text === 'string' && isSeen(text) ? text : other
}

function typeOf(name: string, member: unknown): string {
  if (texts.includes(name)) return 'string'
  return flags.includes(name) ? 'boolean' : numbers.includes(name) ? 'number' : typeof member
}

const flags = ['isReseller', 'hasCustomLogin']
const numbers = ['numberOfEmployees', 'annualRevenue', 'yearFounded']
const texts = [
  'id',
  'name',
  'vendorId',
  'tenantType',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'address',
  'address2',
  'city',
  'state',
  'postCode',
  'countryCode',
  'timezone',
  'dateFormat',
  'timeFormat',
  'currency',
  'logo',
  'logoUrl',
  'domain',
  'industry',
  'totalFunding',
  'loginUrl',
  'applicationUrl',
  'alias',
]
