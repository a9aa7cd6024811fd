import type { Client } from '@portico/headless'
import type { Logger } from '@portico/headless/core'
import { unknownNames } from '@portico/headless/internal'
import { defaultRoutes, isScreenRoute, type RouteName } from '@portico/headless/routes'
import { useEffect } from 'react'
import { namedLocales } from '../i18n/locales/named.gen.ts'
import type { PorticoKitProps } from '../kit/portico-kit.tsx'
import { slotNames } from '../slots/slot-names.gen.ts'
import { themeNames } from '../theme/appearance.ts'
import { tokenNames } from '../theme/tokens.gen.ts'

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
    if (!former.has(problem)) log.warn(problem)
    former.add(problem)
  }
}

/** Returns a sentence for each name in the props of the kit that nothing reads. */
export function kitProblems(props: Partial<PorticoKitProps>): readonly string[] {
  const { slots, appearance = {}, locale, isolation } = props
  return [
    ...unknownNames('PorticoKit', Object.keys(props), Object.keys(knownProps)),
    ...unknownNames('The prop screens', Object.keys(props.screens ?? {}), routes.filter(isScreenRoute)),
    ...unknownNames('The prop slots', Object.keys(slots ?? {}), slotNames),
    ...unknownNames('The prop appearance', Object.keys(appearance), Object.keys(knownLook)),
    ...unknownNames('appearance.tokens', Object.keys(appearance.tokens ?? {}), tokenNames),
    ...unknownNames('appearance.classNames', Object.keys(appearance.classNames ?? {}), slotNames),
    ...unknownNames('appearance.theme', textIn(appearance.theme), themeNames),
    ...unknownNames('appearance.colorScheme', textIn(appearance.colorScheme), ['light', 'dark', 'system']),
    ...unknownNames('The prop isolation', textIn(isolation), ['shadow', 'none']),
    ...unknownNames('The prop locale', textIn(locale), ['en', ...Object.keys(namedLocales)]),
  ]
}

const routes = Object.keys(defaultRoutes) as readonly RouteName[]

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
