import { isRecord } from '../../core/record.ts'
import type { SessionSource, StatedPerson } from '../../session/host.ts'
import type { HostedLoginOptions } from './types.ts'

/**
 * Returns the reader of the tenants, roles and permissions that claims state by the function of an application. Its errors,
 * and members of another type, count as none; the first fault is logged.
 */
export function personReader(person: NonNullable<HostedLoginOptions['person']>): NonNullable<SessionSource['person']> {
  let isLogged = false
  return ({ log }, claims) => {
    const fault = (...what: readonly unknown[]) => {
      if (!isLogged)
        log.warn('The function person of hosted() states what cannot be read, which counts as none:', ...what)
      isLogged = true
    }
    try {
      const given: unknown = person(claims)
      if (!isRecord(given) || given instanceof Promise) fault('it has to return an object at once.')
      if (given instanceof Promise) given.catch(fault)
      return statedIn(isRecord(given) ? given : {}, claims['tenantId'], fault)
    } catch (thrown) {
      fault(thrown)
      return statedIn({}, undefined, fault)
    }
  }
}

/** The active tenant is the one that the token names, else the first. */
function statedIn(
  { tenants, roles, permissions }: Readonly<Record<string, unknown>>,
  active: unknown,
  fault: (what: string) => void,
): StatedPerson {
  const rows = readable('tenants', tenants, (row) => isRecord(row) && isText(row['id']), fault)
  const own = new Map<string, Readonly<Record<string, unknown>>>()
  for (const { id, name } of rows.filter(isRecord)) {
    const tenantId = String(id)
    if (!own.has(tenantId)) own.set(tenantId, { tenantId, name })
  }
  const [first = ''] = own.keys()
  return {
    tenantId: typeof active === 'string' && own.has(active) ? active : first,
    tenants: [...own.values()],
    roles: readable('roles', roles, isText, fault),
    permissions: readable('permissions', permissions, isText, fault),
  }
}

/** The members of a list that can be read, each once. A list that is left out has none. */
function readable(
  name: string,
  list: unknown,
  isReadable: (value: unknown) => boolean,
  fault: (what: string) => void,
): readonly unknown[] {
  const members: readonly unknown[] = Array.isArray(list) ? list : []
  const found = members.filter(isReadable)
  if (found.length < members.length || (list ?? members) !== members) fault(`its ${name}.`)
  return [...new Set(found)]
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
