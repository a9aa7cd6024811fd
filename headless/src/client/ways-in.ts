import { startUpFeature } from '../startup/feature.ts'
import type { Client } from './types.ts'

/** A way in that the public policy may name: a password, a code or a link by mail, a code by text message. */
export type WayIn = 'EmailAndPassword' | 'Code' | 'MagicLink' | 'SmsCode'

/** The ways in that the public policy offers, the main ones first. By password where nothing is known of it. */
export function waysIn(client: Client): readonly WayIn[] {
  const { configuration, strategies } = client.get(startUpFeature).getSnapshot().policy
  const offered = [
    configuration?.authStrategy ?? 'EmailAndPassword',
    ...(strategies?.mainAuthStrategies ?? []).map(({ strategy }) => strategy),
    ...secondaryOf(client),
  ]
  return [...new Set(offered.flatMap((strategy) => wayOf(strategy) ?? []))]
}

/** `true` if a way in is offered beside the main ones only. */
export function isSecondary(client: Client, way: WayIn): boolean {
  const { configuration, strategies } = client.get(startUpFeature).getSnapshot().policy
  const isMain =
    configuration?.authStrategy === way || strategies?.mainAuthStrategies.some(({ strategy }) => strategy === way)
  return !isMain && secondaryOf(client).some((strategy) => wayOf(strategy) === way)
}

/** The way in that was taken last in this browser, where it is offered still and is not the main one. */
export function preferredWay(client: Client): WayIn | null {
  const kept = client.ports.storage.local.get(preferredKey)
  return waysIn(client).find((way) => way === kept) ?? null
}

/** Keeps the way in that was used: `main` or its name. Passkeys stay preferred after one use of the main way. */
export function rememberWay(client: Client, way: WayIn | 'Passkeys'): void {
  const { configuration } = client.get(startUpFeature).getSnapshot().policy
  const main = configuration?.authStrategy ?? 'EmailAndPassword'
  const { local } = client.ports.storage
  if (way === main && local.get(preferredKey) === 'Passkeys') return
  local.set(preferredKey, way === main ? 'main' : way)
}

const preferredKey = 'preferred-login-method'

function wayOf(strategy: string): WayIn | null {
  switch (strategy) {
    case 'EmailAndPassword':
    case 'Code':
    case 'MagicLink':
    case 'SmsCode':
      return strategy
    case 'SmsCodeV2':
      return 'SmsCode'
    default:
      return null
  }
}

function secondaryOf(client: Client): readonly string[] {
  const { strategies } = client.get(startUpFeature).getSnapshot().policy
  return (strategies?.secondaryAuthStrategies ?? []).flatMap(({ strategy, isActive }) => (isActive ? [strategy] : []))
}
