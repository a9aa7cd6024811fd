import { PorticoError } from '../../../core/errors.ts'
import { ipRestrictionErrors } from './errors.ts'
import type { IpCalls, NewEntry } from './ip-calls.ts'
import { isWithin } from './ip-range.ts'
import type { IpRestrictionConfig, RestrictionType } from './types.ts'

/** Refuses a configuration whose list would shut out this browser. */
export async function refuseUnlessAdmitted(
  { admits }: IpCalls,
  { isActive, strategy }: IpRestrictionConfig,
): Promise<void> {
  if (!isActive || (await admits(strategy))) return
  throw strategy === 'ALLOW'
    ? new PorticoError(ipRestrictionErrors.ipNotAllowed, 'Your own address is not on the allow list. Add it first')
    : new PorticoError(ipRestrictionErrors.ipBlocked, 'Your own address is on the block list. Remove it first')
}

/** Refuses entries of a block list in use that contain the address of this browser. */
export async function refuseOwnAmong(
  { config, ownIp }: IpCalls,
  strategy: RestrictionType,
  entries: readonly NewEntry[],
): Promise<void> {
  if (strategy !== 'BLOCK') return
  const used = await config()
  if (!used.isActive || used.strategy !== 'BLOCK') return
  const own = await ownIp()
  if (!entries.some(({ ip, isActive }) => isActive && isWithin(ip, own))) return
  throw new PorticoError(ipRestrictionErrors.ipBlocksOwn, 'This would block your own address. Turn the list off first')
}

/** Refuses to remove the last entry of an allow list in use that admits this browser. */
export async function refuseLastOwn({ config, ownIp, all }: IpCalls, id: string): Promise<void> {
  const { isActive, strategy } = await config()
  if (!isActive || strategy !== 'ALLOW') return
  const [own, entries] = await Promise.all([ownIp(), all('ALLOW')])
  const admitting = entries.filter((entry) => entry.isActive && isWithin(entry.ip, own))
  if (!admitting.some((entry) => entry.id === id) || admitting.length > 1) return
  throw new PorticoError(ipRestrictionErrors.ipAdmitsOwn, 'Only this entry admits your own address. Add another first')
}
