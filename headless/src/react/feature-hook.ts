'use client'

import { useEffect, useMemo, useRef } from 'react'
import { useSyncExternalStore } from 'use-sync-external-store/shim'
import type { Feature } from '../client/index.ts'
import type { SliceArguments, SliceOptions } from '../core/client.ts'
import type { DistinctNames, Snapshot } from '../core/feature.ts'
import { sameMembers } from '../core/record.ts'
import { useClientFor } from './context.ts'

/**
 * The hook of a feature: `useX()`, `useX(selector)`, `useX(options)` or `useX(options, selector)`. A feature that requires
 * options has the last two. Without a selector the hook returns state and actions side by side, and renders on every change.
 * With one it renders only if the selection changes, compared member by member. Actions keep their identity as long as the
 * options are the same, and the holder of the session, as far as the scope of the feature goes.
 */
export interface FeatureHook<State, Actions, Options = undefined> {
  (...options: SliceArguments<Options>): Shown<Snapshot<State, Actions>>
  /** Refuses a call without the options that the feature requires, and names them. */
  (this: undefined extends Options ? never : { readonly 'this hook needs options': RequiredName<Options> }): never
  <Selection>(
    selector: undefined extends Options ? (snapshot: Snapshot<State, Actions>) => Selection : never,
  ): Selection
  <Selection>(
    options: SliceOptions<Options> | (undefined extends Options ? undefined : never),
    selector: (snapshot: Snapshot<State, Actions>) => Selection,
  ): Selection
}

/** The names of the options that cannot be left out. */
export type RequiredName<Options> = {
  [Name in keyof Options]-?: object extends Pick<Options, Name> ? never : Name
}[keyof Options]

/** The same members, which an editor shows one by one. */
export type Shown<Value> = { [Name in keyof Value]: Value[Name] } & {}

/** Makes the hook of a feature. State and actions that share a name do not compile. */
export function createFeatureHook<State extends object, Actions extends object, Options = undefined>(
  feature: Feature<State, Actions, Options> & DistinctNames<State, Actions>,
): FeatureHook<State, Actions, Options> {
  type Selector = (snapshot: Snapshot<State, Actions>) => unknown
  function useFeature(first?: SliceOptions<Options> | Selector, second?: Selector) {
    const options = typeof first === 'function' ? undefined : first
    const selector = typeof first === 'function' ? first : second
    // The overloads of FeatureHook require the options that the feature requires.
    const slice = useClientFor(feature.name).get<State, Actions, Options>(
      feature,
      ...([options] as SliceArguments<Options>),
    )
    const committed = useRef<unknown>(undefined)
    const [now, atFirst] = useMemo(() => selecting(slice, selector ?? everything, committed.current), [slice, selector])
    const selection = useSyncExternalStore(slice.subscribe, now, atFirst)
    useEffect(() => {
      committed.current = selection
    }, [selection])
    return selection
  }
  // The overloads of FeatureHook describe the same function, which one signature cannot.
  return useFeature as FeatureHook<State, Actions, Options>
}

/** The selection now and initially; the `former` one is kept while its members are the same. */
function selecting<Value>(
  slice: { readonly getSnapshot: () => Value; readonly getServerSnapshot: () => Value },
  selector: (snapshot: Value) => unknown,
  former: unknown,
) {
  let seen: unknown
  let selection = former
  const from = (read: () => Value) => () => {
    const snapshot = read()
    if (snapshot === seen) return selection
    seen = snapshot
    const next = selector(snapshot)
    if (!sameMembers(selection, next)) selection = next
    return selection
  }
  return [from(slice.getSnapshot), from(slice.getServerSnapshot)] as const
}

function everything(snapshot: unknown): unknown {
  return snapshot
}
