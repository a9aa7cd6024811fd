import type { Client } from '@portico/headless'
import type { Logger } from '@portico/headless/core'
import { type Accepted, unknownNames, withChecksPage, wrongKinds } from '@portico/headless/internal'
import { defaultRoutes, isScreenRoute, type RouteName } from '@portico/headless/routes'
import { useEffect } from 'react'
import { namedLocales } from '../../i18n/locales/named.gen.ts'
import { slotNames } from '../../slots/slot-names.gen.ts'
import { themeNames } from '../../theme/appearance.ts'
import { tokenNames } from '../../theme/tokens.gen.ts'
import type { PorticoKitProps } from '../types.ts'

/** Logs each name in the props of the kit that nothing reads, once, with the nearest one that is read. */
export function useKitChecks(props: Partial<PorticoKitProps>, made: Client | Error): void {
  const log = made instanceof Error ? null : made.log
  const text = JSON.stringify(kitProblems(props))
  useEffect(() => {
    if (log) logOnce(log, JSON.parse(text))
  }, [log, text])
}

const logged = new WeakMap<object, Set<string>>()

function logOnce(log: Pick<Logger, 'warn'>, problems: readonly string[]) {
  const former = logged.get(log) ?? new Set<string>()
  logged.set(log, former)
  for (const problem of problems) {
    if (!former.has(problem)) log.warn(withChecksPage(problem))
    former.add(problem)
  }
}

/** Returns a sentence for each name in the props of the kit that nothing reads, and for each value of another kind. */
export function kitProblems(props: Partial<PorticoKitProps>): readonly string[] {
  const { slots, locale, isolation, screens } = props
  const appearance = isObject(props.appearance) ? props.appearance : {}
  return [
    ...wrongKinds('PorticoKit', props, kinds),
    ...wrongKinds('the prop appearance', appearance, kindsOfLook),
    ...(isObject(screens) ? wrongKinds('the prop screens', screens, kindsOfScreens()) : []),
    ...unknownNames('PorticoKit', Object.keys(props), Object.keys(knownProps)),
    ...unknownNames('The prop screens', namesIn(screens), routes.filter(isScreenRoute)),
    ...unknownNames('The prop slots', namesIn(slots), slotNames),
    ...unknownNames('The prop appearance', Object.keys(appearance), Object.keys(knownLook)),
    ...unknownNames('appearance.tokens', namesIn(appearance.tokens), tokenNames),
    ...unknownNames('appearance.classNames', namesIn(appearance.classNames), slotNames),
    ...unknownNames('appearance.theme', textIn(appearance.theme), themeNames),
    ...unknownNames('appearance.colorScheme', textIn(appearance.colorScheme), ['light', 'dark', 'system']),
    ...unknownNames('The prop isolation', textIn(isolation), ['shadow', 'none']),
    ...unknownNames('The prop locale', textIn(locale), ['en', ...Object.keys(namedLocales)]),
  ]
}

const routes = Object.keys(defaultRoutes) as readonly RouteName[]

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function namesIn(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value) : []
}

function textIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : []
}

const knownProps: Readonly<Record<keyof PorticoKitProps, true>> = {
  appearance: true,
  brand: true,
  children: true,
  client: true,
  fallback: true,
  fixed: true,
  isolation: true,
  locale: true,
  messages: true,
  screens: true,
  slots: true,
}

const knownLook: Readonly<Record<keyof NonNullable<PorticoKitProps['appearance']>, true>> = {
  classNames: true,
  colorScheme: true,
  sheets: true,
  theme: true,
  tokens: true,
}

/** A component is a function, or the object that `memo`, `lazy` and `forwardRef` return. */
function kindsOfScreens(): Readonly<Record<string, Accepted>> {
  return Object.fromEntries(routes.map((name) => [name, ['function', 'object']]))
}

const kinds: Readonly<Record<string, Accepted>> = {
  appearance: ['object'],
  brand: ['object'],
  locale: ['string', 'object'],
  messages: ['object'],
  screens: ['object'],
}

const kindsOfLook: Readonly<Record<string, Accepted>> = {
  classNames: ['object'],
  colorScheme: ['string'],
  sheets: ['array'],
  theme: ['string'],
  tokens: ['object'],
}
