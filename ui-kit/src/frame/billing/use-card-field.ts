'use client'

import {
  type Outcome,
  type PaymentField,
  type PaymentFieldState,
  type PaymentSite,
  type PaymentTheme,
  PorticoError,
  useClient,
} from '@portico/headless'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useLocale } from '../../i18n/index.ts'
import { modals } from '../../isolation/index.ts'
import { useAppearance } from '../../theme/index.ts'
import { useLatest } from '../use-latest.ts'
import { openLightPlace, passOverDialog } from './light-place.ts'

const controls =
  ':is(a[href], button, input, select, textarea):not(:disabled, [hidden], [tabindex="-1"], [type="radio"]:not(:checked))'

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

/** Focuses the nearest control before or after an element, in its dialog or its root. Does nothing without one. */
function focusBeside(element: Element, side: 'before' | 'after'): void {
  const root = element.closest(modals) ?? element.getRootNode()
  if (!(root instanceof Element || root instanceof DocumentFragment || root instanceof Document)) return
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const found = [...root.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => element.compareDocumentPosition(one) & wanted,
  )
  found.at(side === 'before' ? -1 : 0)?.focus()
}

/**
 * The field, with room for the question of a bank: payment providers add it to the page while a card is confirmed, where an
 * open dialog would make it inert.
 */
function askingInPage(field: PaymentField, page: Document): PaymentField {
  return {
    async confirm(confirmation) {
      const observer = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLElement) passOverDialog(node)
        }
      })
      observer.observe(page.body, { childList: true })
      try {
        return await field.confirm(confirmation)
      } finally {
        observer.disconnect()
      }
    },
    setTheme: (theme) => field.setTheme(theme),
    focus: () => field.focus(),
    dispose: () => field.dispose(),
  }
}

/** Elements whose computed styles are the look of a card field. */
interface ThemedParts {
  /** The frame of the field: its text, its ground and its font. */
  readonly frame: Element
  readonly placeholder: Element
  readonly danger: Element
}

/** The look of a card field, as the theme computes it at this place. */
function readCardTheme({ frame, placeholder, danger }: ThemedParts): PaymentTheme {
  const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(frame)
  const [text, background] = [plainColor(color), plainColor(backgroundColor)]
  return {
    scheme: lightness(text) > lightness(background) ? 'dark' : 'light',
    text,
    background,
    fontFamily,
    fontSize,
    placeholder: plainColor(getComputedStyle(placeholder).color),
    danger: plainColor(getComputedStyle(danger).color),
  }
}

/** A computed color as `rgb()`: frames of payment providers do not know `color()`. */
export function plainColor(color: string): string {
  const [, channels] = /^color\(srgb ([^/)]+)/.exec(color) ?? []
  if (channels === undefined) return color
  const parts = channels.trim().split(/\s+/).map(Number)
  return `rgb(${parts.map((part) => Math.round(255 * Math.min(Math.max(part || 0, 0), 1))).join(', ')})`
}

function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return 0.3 * red + 0.6 * green + 0.1 * blue
}
