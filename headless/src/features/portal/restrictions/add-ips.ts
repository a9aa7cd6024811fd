import { PorticoError } from '../../../core/errors.ts'
import { ipRestrictionErrors } from './errors.ts'
import type { IpCalls, NewEntry } from './ip-calls.ts'
import { isIpRange, isWithin, rangeKey } from './ip-range.ts'
import { plainIp } from './parse-ips.ts'
import type {
  AddedIpRestrictions,
  AddOwnAddressInput,
  IpRestrictionConfig,
  NewIpRestriction,
  RestrictionType,
} from './types.ts'

/** The entries to add, and their list. */
export interface EntriesToAdd {
  readonly entries: readonly NewIpRestriction[]
  readonly strategy?: RestrictionType
  readonly isActive?: boolean
  /** `true` leaves out entries that the list has, and sends the others together. Default `false`. */
  readonly isMany?: boolean
}

/** Adds entries to a list. None is added if one of them is no address, or would shut out this browser. */
export async function addEntries(calls: IpCalls, input: EntriesToAdd): Promise<AddedIpRestrictions> {
  const { entries, isActive = true, isMany = false } = input
  const given = entries.map(({ ip, description = '' }) => ({ ip: plainIp(ip), description: description.trim() }))
  const wrong = given.find(({ ip }) => !isIpRange(ip))
  if (wrong) throw notAnAddress(wrong.ip)
  const strategy = input.strategy ?? (await calls.config()).strategy
  const all = given.map((entry): NewEntry => ({ ...entry, strategy, isActive }))
  const { added, listed } = isMany ? withoutListed(all, await calls.all(strategy)) : { added: all, listed: [] }
  await refuseOwnAmong(calls, strategy, added)
  const [first] = added
  if (isMany && first) await calls.createMany(added)
  else if (first) await calls.create(first)
  return { added: added.map(({ ip }) => ip), listed }
}

/** Adds the address of this browser to the allow list, and puts the list in use. */
export async function addOwnAddress(
  calls: IpCalls,
  { description = '', activate = true }: AddOwnAddressInput = {},
  onAdded: () => void,
): Promise<void> {
  const [own, entries] = await Promise.all([calls.ownIp(), calls.all('ALLOW')])
  if (!entries.some(({ ip, isActive }) => isActive && isWithin(ip, own))) {
    // An entry that is off cannot be changed, and the provider has no address twice.
    const off = entries.find(({ ip }) => rangeKey(ip) === rangeKey(own))
    if (off) await calls.remove(off.id)
    await calls.create({ ip: own, description, strategy: 'ALLOW', isActive: true })
    // The entry is there, even if the list cannot be put in use.
    onAdded()
  }
  if (!activate) return
  const config = { isActive: true, strategy: 'ALLOW' } as const
  await refuseUnlessAdmitted(calls, config)
  await calls.saveConfig(config)
}

function withoutListed(entries: readonly NewEntry[], there: readonly NewIpRestriction[]) {
  const known = new Set(there.map(({ ip }) => rangeKey(ip)))
  const added: NewEntry[] = []
  const listed: string[] = []
  for (const entry of entries) {
    const key = rangeKey(entry.ip)
    if (known.has(key)) listed.push(entry.ip)
    else added.push(entry)
    known.add(key)
  }
  return { added, listed }
}

function notAnAddress(text: string): PorticoError {
  return new PorticoError(ipRestrictionErrors.ipAddressInvalid, `"${text}" is no IP address and no network`)
}

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
async function refuseOwnAmong(
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
