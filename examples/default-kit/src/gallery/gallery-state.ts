import type { PorticoError } from '@portico/headless'
import type { FixedFlow, FixedStep } from '@portico/ui-kit'
import type { ReactElement } from 'react'

/** A screen in one of its states. */
export interface GalleryState {
  /** Its name in the address: `?state=<id>`. */
  readonly id: string
  /** What sets it apart from the other states of its step. */
  readonly title: string
  /** What the login box is fixed to, where it is the login box that shows it. */
  readonly fixed?: FixedStep
  /** What shows it, where it is not the login box. */
  readonly screen?: ReactElement
  /** The page around it, where it has one that `screen` is without. */
  readonly page?: ReactElement
  /** What has been typed, by the name of the field. */
  readonly typed?: Readonly<Record<string, string>>
  /** Whether it shows that something is waited for, and nothing else. */
  readonly isWaiting?: boolean
  /** What only a page that shows it has, as a selector. Default: the heading of a step. */
  readonly sign?: string
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

/** Makes the states of a flow with a page of its own, whose ids begin with the flow's. */
export function heldAt<Step>(idOfFlow: string, show: (fixed: FixedFlow<Step>) => ReactElement) {
  return (id: string, title: string, fixed: FixedFlow<Step>, typed?: GalleryState['typed']): GalleryState => ({
    id: `${idOfFlow}-${id}`,
    title,
    screen: show(fixed),
    ...(typed && { typed }),
  })
}

/** What a state says beside its id and its title. */
export interface StateOptions extends Partial<FixedStep>, Pick<GalleryState, 'typed'> {}
