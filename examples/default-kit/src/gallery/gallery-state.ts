import type { Feature, PorticoError } from '@portico/headless'
import type { FrozenCalls, FrozenFeature } from '@portico/headless/preview'
import type { ReactElement } from 'react'

/** A screen in one of its states. */
export interface GalleryState {
  /** Its name in the address: `?state=<id>`. */
  readonly id: string
  /** Its title among the other states of its step. */
  readonly title: string
  /** The features in the state of this picture. */
  readonly features: readonly FrozenFeature[]
  /** The time of the picture, in epoch milliseconds. It stands still. Default 0. */
  readonly now?: number
  /** The screen. Default: the login box. */
  readonly screen?: ReactElement
  /** The page around the screen. Default: the screen alone. */
  readonly page?: ReactElement
  /** Values to type, by the name of the field. */
  readonly typed?: Readonly<Record<string, string>>
  /** A button to press before the picture, as a selector. */
  readonly pressed?: string
  /** A button to press after the values are typed, as a selector. */
  readonly sent?: string
  /** Whether it shows a placeholder and nothing else. */
  readonly isWaiting?: boolean
  /** An element that only the loaded screen has, as a selector. Default: the heading of a step. */
  readonly sign?: string
}

/** The states of one step. There is at least one. */
export type StatesOf = readonly [GalleryState, ...GalleryState[]]

/** A feature in a state, with one of its calls. */
export type Shown<State, Actions> = Partial<State> & ShownCall<Actions>

/** A call in progress or failed. */
export interface ShownCall<Actions> {
  /** The action. */
  readonly call?: keyof FrozenCalls<Actions>
  /** Whether it is in progress. Default `false`. */
  readonly isPending?: boolean
  /** Its last failure. Default: none. */
  readonly error?: PorticoError
}

/** Freezes a feature with one of its calls. */
export function shown<State extends object, Actions extends object, Memory>(
  feature: Feature<State, Actions, undefined, Memory>,
  { call, isPending = false, error, ...state }: Shown<State, Actions>,
): FrozenFeature {
  const frozenCall = { ...(isPending && { status: 'pending' as const }), ...(error && { error }) }
  return { feature, state, calls: call === undefined ? {} : { [call]: frozenCall } }
}

/** Makes the states of a flow with a screen of its own, whose ids begin with the flow's. */
export function statesOfFlow<State extends object, Actions extends object, Memory>(
  idOfFlow: string,
  feature: Feature<State, Actions, undefined, Memory>,
  look: Pick<GalleryState, 'screen' | 'page' | 'sign'>,
  around: readonly FrozenFeature[] = [],
) {
  return (
    id: string,
    title: string,
    state: Shown<State, Actions>,
    more: Pick<GalleryState, 'pressed' | 'isWaiting'> & { readonly typed?: GalleryState['typed'] | undefined } = {},
  ): GalleryState => {
    const { typed, ...rest } = more
    return {
      id: `${idOfFlow}-${id}`,
      title,
      features: [...around, shown(feature, state)],
      ...look,
      ...rest,
      ...(typed && { typed }),
    }
  }
}
