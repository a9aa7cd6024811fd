import type { RecordPatch } from '../../../../core/lists/single-record.ts'
import { inShape, type Shape } from '../../../../core/shape.ts'
import type { Api } from '../../../../http/api-types.ts'
import type { components } from '../../../../http/contract.gen.ts'
import { ifOffered } from '../../../../http/if-offered.ts'

/** One reading of all policies. */
export interface Reading {
  readonly api: Api
  readonly signal: AbortSignal
  /** The settings with the policies that a tenant may change. `null` if the user may not read them. */
  readonly general: Promise<Wire['SecurityPolicy'] | null>
}

/** A setting that only the vendor changes. */
export interface VendorSetting<Value> {
  read(reading: Reading): Promise<Value>
}

/** A policy that a tenant can change. */
export interface Policy<Value extends object | null> extends VendorSetting<Value> {
  /** Saves the members of a patch. Repeating the same patch is safe. */
  save(api: Api, patch: RecordPatch<NonNullable<Value>>, signal: AbortSignal): Promise<void>
  /** `true` if a patch asks for less than the vendor. Default: never. */
  isWeaker?(value: NonNullable<Value>, patch: RecordPatch<NonNullable<Value>>): boolean
}

/** The schemas of the contract. */
export type Wire = components['schemas']

/** The start of the paths of all policies. */
export const root = '/identity/resources/configurations/v1'

interface Identified {
  readonly id: string
}

/** The options of a call that reads. */
interface ReadOptions {
  readonly signal: AbortSignal
}

/** The options of a call that saves. */
interface SaveOptions<Body> extends ReadOptions {
  readonly body: Body
}

/** A policy that is created first and updated afterwards. */
interface StoredPolicy<Value extends object, Own extends Identified, Body extends object>
  extends Pick<Policy<Value>, 'isWeaker'> {
  readonly calls: (api: Api) => {
    readonly own: (options: ReadOptions) => Promise<Own>
    readonly vendor: (options: ReadOptions) => Promise<Own>
    readonly create: (options: SaveOptions<Body>) => Promise<unknown>
    readonly update: (options: SaveOptions<Body & Identified>) => Promise<unknown>
  }
  readonly shape: Shape<Value>
  /** Reads the policy from that of the tenant and that of the vendor. Each is `null` if it is not offered. */
  readonly read: (own: Own | null, vendor: Own | null, general: Wire['SecurityPolicy'] | null) => Value | null
  /** Writes the body of a patch over the policy that holds. */
  readonly write: (patch: RecordPatch<Value>, present: Own | null, vendor: Own | null) => Body
}

/** Makes a policy of its calls. It is `null` if the provider does not offer it. */
export function storedPolicy<Value extends object, Own extends Identified, Body extends object>({
  calls,
  shape,
  read,
  write,
  ...rest
}: StoredPolicy<Value, Own, Body>): Policy<Value | null> {
  const both = (api: Api, options: ReadOptions) => {
    const { own, vendor } = calls(api)
    return [ifOffered(own(options)), ifOffered(vendor(options))] as const
  }
  return {
    ...rest,
    async read({ api, signal, general }) {
      const found = await Promise.all([...both(api, { signal }), general])
      const value = read(...found)
      return (value && inShape(value, shape)) ?? null
    },
    async save(api, patch, signal) {
      const { create, update } = calls(api)
      // Another administrator may have changed the other members since they were loaded.
      const [own, vendor] = await Promise.all(both(api, { signal }))
      const body = write(patch, own ?? vendor, vendor)
      // A policy of the vendor has no id of the tenant.
      const isOwn = own !== null && own.id !== vendor?.id
      await (isOwn ? update({ body: { ...body, id: own.id }, signal }) : create({ body, signal }))
    },
  }
}

/** The members of a body: those of the patch, over the present ones, over the usual ones. Further members are left out. */
export function membersOf<Body extends object>(usual: Body, present: object | null, patch: object): Body {
  const given = Object.entries({ ...present, ...patch }).filter(([name]) => Object.hasOwn(usual, name))
  return { ...usual, ...Object.fromEntries(given) }
}

/** The members of a policy by their names on the wire. */
export function onWire({ isEnabled, ...others }: { readonly isEnabled?: boolean | undefined }): object {
  return { ...others, ...(isEnabled !== undefined && { enabled: isEnabled }) }
}
