'use client'

import {
  type Outcome,
  type PaymentField,
  type PaymentFieldState,
  type PaymentSite,
  PorticoError,
  useClient,
} from '@portico/headless'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useLocale } from '../../i18n/index.ts'
import { useAppearance } from '../../theme/index.ts'
import { useLatest } from '../use-latest.ts'
import { askingInPage } from './bank-question.ts'
import { readCardTheme, type ThemedParts } from './card-theme.ts'
import { focusBeside } from './focus-beside.ts'
import { openLightPlace } from './light-place.ts'

export interface CardFieldOptions {
  /** Loads the payment provider: `prepareCard` of `usePaymentMethod` or `useCheckout`. */
  readonly prepare: () => Promise<Outcome<PaymentSite>>
  /** Receives the field after it is mounted, and `null` when it is removed. Submit with it. */
  readonly onField: (field: PaymentField | null) => void
  /** Called with each change of the typed card. */
  readonly onChange?: ((state: PaymentFieldState) => void) | undefined
}

/** The elements of a card field. */
export interface CardFieldPlaces {
  readonly place: RefObject<HTMLDivElement | null>
  readonly frame: RefObject<HTMLDivElement | null>
  readonly placeholder: RefObject<HTMLSpanElement | null>
  readonly danger: RefObject<HTMLSpanElement | null>
}

/** The state of a card field. */
export interface MountedCard {
  readonly status: 'loading' | 'ready' | 'failed'
  /** The reason, if it failed; `null` otherwise. */
  readonly error: PorticoError | null
  /** The mounted field; `null` without one. */
  readonly field: PaymentField | null
  /** `true` if the field is shown through the slot of a shadow root. */
  readonly isSlotted: boolean
  /** Mounts it again, after a failure. */
  readonly retry: () => void
}

/** Mounts the field of the payment adapter while the component is rendered, in the present look and language. */
export function useCardField(places: CardFieldPlaces, label: string, options: CardFieldOptions): MountedCard {
  const { payments } = useClient().options
  const { code } = useLocale()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<Omit<MountedCard, 'retry'>>(loading)
  const prepare = useLatest(options.prepare)
  const onField = useLatest(options.onField)
  const onChange = useLatest((change: PaymentFieldState) => options.onChange?.(change))
  const settings = useLatest(() => {
    const theme = themeAt(places)
    return { label, locale: code, ...(theme && { theme }) }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try mounts again.
  useEffect(() => {
    const place = places.place.current
    if (!place) return
    let isGone = false
    const { element, isSlotted, remove } = openLightPlace(place, (side) => focusBeside(place, side))
    setState({ ...loading, isSlotted })
    const mounting = mount()
    return () => {
      isGone = true
      onField(null)
      remove()
      void mounting.then((field) => field?.dispose())
    }

    async function mount(): Promise<PaymentField | null> {
      try {
        const prepared = await prepare()
        if (isGone || (!prepared.ok && prepared.reason === 'canceled')) return null
        if (!prepared.ok) throw prepared.error
        const field = await payments?.mount(element, prepared.value, { ...settings(), onChange })
        if (isGone || !field) return field ?? null
        const asking = askingInPage(field, element.ownerDocument)
        setState({ status: 'ready', error: null, field: asking, isSlotted })
        onField(asking)
        return field
      } catch (cause) {
        const error =
          cause instanceof PorticoError
            ? cause
            : new PorticoError('payment-unreachable', 'The card field could not be loaded. Try again', { cause })
        if (!isGone) setState({ status: 'failed', error, field: null, isSlotted })
        return null
      }
    }
  }, [payments, places, tries, prepare, onField, onChange, settings])

  useThemeChanges(places, state.field)
  const retry = useCallback(() => setTries((count) => count + 1), [])
  return { ...state, retry }
}

const loading = { status: 'loading', error: null, field: null, isSlotted: false } as const

/** Passes each change of the look on to the field. The frame has a transition of its colors, so each change ends with an event. */
function useThemeChanges(places: CardFieldPlaces, field: PaymentField | null) {
  const appearance = useAppearance()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another appearance may have another font.
  useEffect(() => {
    const frame = places.frame.current
    if (!frame || !field) return
    const update = () => {
      const theme = themeAt(places)
      if (theme) field.setTheme(theme)
    }
    update()
    frame.addEventListener('transitionend', update)
    return () => frame.removeEventListener('transitionend', update)
  }, [places, field, appearance])
}

function themeAt({ frame, placeholder, danger }: CardFieldPlaces) {
  const parts = { frame: frame.current, placeholder: placeholder.current, danger: danger.current }
  return isThemed(parts) ? readCardTheme(parts) : undefined
}

function isThemed(parts: { readonly [Part in keyof ThemedParts]: Element | null }): parts is ThemedParts {
  return parts.frame !== null && parts.placeholder !== null && parts.danger !== null
}
