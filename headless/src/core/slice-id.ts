import type { Feature } from './feature.ts'

/** The parts of a feature that decide which of its slices a caller gets. */
export type Identified<Options> = Pick<Feature<never, never, object, object, Options>, 'name' | 'identity'>

/** A slice is found by its `id`. Slices of one `base` have the feature and the key in common. */
export interface SliceId {
  readonly base: string
  readonly id: string
}

/** Returns the id of a slice: the name of its feature, its key and the options that identify it, in any order. */
export function sliceId<Options>(
  { name, identity }: Identified<Options>,
  { key, ...options }: { readonly key?: string } = {},
): SliceId {
  // The type of a feature's options excludes `key`, so what is left are its options.
  const read = optionsText(identity?.(options as Exclude<Options, undefined>) ?? options)
  const base = key === undefined ? name : `${name}/${encodeURIComponent(key)}`
  return { base, id: read === '{}' ? base : base + read }
}

/** Returns options as text: members in the order of their names, without those that are `undefined`. */
export function optionsText(options: unknown): string {
  return JSON.stringify(options ?? {}, (_, value: unknown) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isRecord ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value
  })
}
