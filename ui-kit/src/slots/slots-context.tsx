'use client'

import { developerError } from '@portico/headless/internal'
import { cx } from 'class-variance-authority'
import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import type { SlotName } from './slot-names.gen.ts'

/** The replacements and extra classes of a consumer, by slot name. */
export interface SlotSettings {
  /** Components that replace the kit's, with the same props. */
  readonly components: Readonly<Partial<Record<string, ComponentType<object>>>>
  /** Classes added to those of the kit. */
  readonly classNames: Readonly<Partial<Record<SlotName, string>>>
}

export interface SlotsProviderProps {
  /**
   * Components by slot name, over those of an outer provider. A value that is not a component throws `slot-invalid`.
   */
  readonly slots?: object | undefined
  /** Classes by slot name, over those of an outer provider. */
  readonly classNames?: SlotSettings['classNames'] | undefined
  /** The components that use the slots. */
  readonly children?: ReactNode
}

const SlotsContext = createContext<SlotSettings>({ components: {}, classNames: {} })

/** Replaces and restyles parts for its children, over an outer provider. */
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

/** The current slot settings, for {@link slotted} and {@link useClasses}. */
export function useSlotSettings(): SlotSettings {
  return useContext(SlotsContext)
}

/** Returns the class attribute of a part: `portico-<Slot>`, the consumer's classes, and the given ones. */
export type ClassOf = (slot: SlotName, ...more: readonly (string | false | null | undefined)[]) => string

/** Returns the function that builds the class attribute of a part. */
export function useClasses(): ClassOf {
  const { classNames } = useContext(SlotsContext)
  return (slot, ...more) => cx(`portico-${slot}`, classNames[slot], ...more)
}

function checked(slots: SlotsProviderProps['slots']): SlotSettings['components'] {
  const components: Record<string, ComponentType<object>> = {}
  for (const [slot, value] of Object.entries(slots ?? {})) {
    if (isComponent(value)) components[slot] = value
    else if (value !== undefined) {
      throw developerError('slot-invalid', `The slot ${slot} was given no component: pass a function or a React type`)
    }
  }
  return components
}

/** `true` for a function, or the result of `memo`, `lazy` or `forwardRef`; `false` for an element. */
function isComponent(value: unknown): value is ComponentType<object> {
  if (typeof value === 'function') return true
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value)
}
