import type { Feature } from './feature.ts'

/** A slice is found by its `id`. Slices of one `base` have the feature and the key in common. */
export interface SliceId {
  readonly base: string
  readonly id: string
  /** All options as text; `[]` without any. */
  readonly options: string
}

/** Returns the id of a slice: the name of its feature, its key and the options that identify it, in any order. */
export function sliceId<Options>(
  { name, identity }: Pick<Feature<never, never, object, object, Options>, 'name' | 'identity'>,
  { key, ...given }: { readonly key?: string } = {},
): SliceId {
  const base = key === undefined ? name : `${name}/${encodeURIComponent(key)}`
  const options = textOf(given)
  // The type of a feature's options excludes `key`, so what is left are its options.
  const read = identity ? textOf(identity(given as Exclude<Options, undefined>)) : options
  return { base, id: read === '[]' ? base : base + read, options }
}

function textOf(options: object): string {
  return JSON.stringify(
    Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
