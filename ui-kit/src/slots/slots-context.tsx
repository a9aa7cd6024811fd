'use client'

import { PorticoError } from '@portico/headless'
import { cx } from 'class-variance-authority'
import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import type { SlotName } from './slot-names.gen.ts'

/** What a consumer puts in the place of parts, and adds to their classes, by slot name. */
export interface SlotSettings {
  /** Components that are rendered in the place of the kit's own, with the same props. */
  readonly components: Readonly<Partial<Record<string, ComponentType<object>>>>
  /** Classes that are added to those of the kit. */
  readonly classNames: Readonly<Partial<Record<SlotName, string>>>
}

/** The props of {@link SlotsProvider}. */
export interface SlotsProviderProps {
  /** Components by slot name; what is not a component throws `slot-invalid`. Over those of an outer provider. */
  readonly slots?: object | undefined
  /** Classes by slot name, over those of an outer provider. */
  readonly classNames?: SlotSettings['classNames'] | undefined
  /** What they hold for. */
  readonly children?: ReactNode
}

const SlotsContext = /* @__PURE__ */ createContext<SlotSettings>({ components: {}, classNames: {} })

/** Replaces and restyles parts for what is below it, over an outer provider. */
export function SlotsProvider({ slots, classNames, children }: SlotsProviderProps): ReactElement {
  const outer = useContext(SlotsContext)
  const settings = useMemo(
    () => ({
      components: { ...outer.components, ...checked(slots) },
      classNames: { ...outer.classNames, ...classNames },
    }),
    [outer, slots, classNames],
  )
  return <SlotsContext.Provider value={settings}>{children}</SlotsContext.Provider>
}

/** What a consumer has set for parts; for {@link slotted} and {@link useClasses}. */
export function useSlotSettings(): SlotSettings {
  return useContext(SlotsContext)
}

/** The class attribute of a part: `portico-<Slot>`, what the consumer adds to it, and what else is given. */
export type ClassOf = (slot: SlotName, ...more: readonly (string | false | null | undefined)[]) => string

/** Gives every part its class: the stable name, and what the consumer adds to it. */
export function useClasses(): ClassOf {
  const { classNames } = useContext(SlotsContext)
  return (slot, ...more) => cx(`portico-${slot}`, classNames[slot], ...more)
}

function checked(slots: SlotsProviderProps['slots']): SlotSettings['components'] {
  const components: Record<string, ComponentType<object>> = {}
  for (const [slot, value] of Object.entries(slots ?? {})) {
    if (isComponent(value)) components[slot] = value
    else if (value !== undefined) {
      throw new PorticoError('slot-invalid', `The slot ${slot} was given no component: pass a function or a React type`)
    }
  }
  return components
}

/** A function, or what `memo`, `lazy` and `forwardRef` make. An element is none. */
function isComponent(value: unknown): value is ComponentType<object> {
  if (typeof value === 'function') return true
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value)
}
