import type { PorticoError } from '@portico/headless'
import type { FixedStep, Isolation } from '@portico/ui-kit'
import type { ComponentType } from 'react'

/** A screen in one of its states. */
export interface GalleryState {
  /** Its name in the address: `?state=<id>`. */
  readonly id: string
  /** What sets it apart from the other states of its step. */
  readonly title: string
  /** What the box is fixed to. Of another screen than the sign-in: how its call stands. */
  readonly fixed: FixedStep
  /** The screen, where it is another than the sign-in. */
  readonly screen?: GalleryScreen
  /** What has been typed, by the name of the field. */
  readonly typed?: Readonly<Record<string, string>>
}

/** A screen other than the sign-in, fixed to a state: as a box, and as a whole page. */
export interface GalleryScreen {
  readonly Box: ComponentType<{ readonly isolation?: Isolation | undefined }>
  readonly Page: ComponentType
}

/** The states of one step. There is at least one. */
export type StatesOf = readonly [GalleryState, ...GalleryState[]]

/** Makes the states of a step, whose ids begin with its own. */
export function statesOf(idOfStep: string, fixed: FixedStep, call?: string) {
  /** One state. What it does not say is as the step says. */
  function state(id: string, title: string, { typed, ...more }: StateOptions = {}): GalleryState {
    return {
      id: `${idOfStep}-${id}`,
      title,
      fixed: { ...fixed, call, ...more },
      ...(typed && { typed }),
    }
  }

  /** The state after the call failed. */
  function failed(error: PorticoError, title: string, more: StateOptions = {}): GalleryState {
    return state(error.code.toLowerCase().replace(/^er-/, ''), title, { error, ...more })
  }

  return { state, failed }
}

/** What a state says beside its id and its title. */
export interface StateOptions extends Partial<FixedStep>, Pick<GalleryState, 'typed'> {}
