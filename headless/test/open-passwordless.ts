import type { Emulator } from '@portico/emulator'
import { passwordlessFeature } from '../src/features/passwordless/index.ts'
import { type App, type AppOptions, readPolicy, until } from './open-app.ts'
import { openLogin } from './open-login.ts'

/** A main way to sign in. */
export type MainWay = 'Code' | 'MagicLink' | 'SmsCode' | 'EmailAndPassword' | 'NoLocalAuthentication'

/** Sets the ways to sign in. */
export function offer(emulator: Emulator, main: MainWay, ...secondary: ('SmsCode' | 'SmsCodeV2')[]): void {
  emulator.arrange(({ security }) => {
    security.mainStrategy = main
    security.secondaryStrategies = secondary.map((strategy) => ({ strategy, isActive: true }))
  })
}

/** Opens an application whose users sign in by a sent code or link, with the sign-in on the screen. */
export async function openPasswordless(
  main: MainWay,
  options: AppOptions = {},
  ...secondary: ('SmsCode' | 'SmsCodeV2')[]
): Promise<App> {
  const app = await openLogin(options)
  offer(app.provider.emulator, main, ...secondary)
  await readPolicy(app)
  app.client.get(passwordlessFeature).subscribe(() => {})
  await until(() => passwordlessOf(app).ways[0] === main || main === 'NoLocalAuthentication')
  return app
}

/** Reads the sign-in without a password. */
export function passwordlessOf({ client }: App) {
  return client.get(passwordlessFeature).getSnapshot()
}

/** Returns the last six digits that were sent. */
export function sentCode(emulator: Emulator): string {
  return /\d{6}/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
}

/** Returns the token of the last link that was sent. */
export function sentToken(emulator: Emulator): string {
  return /token=(\S+)/.exec(emulator.outbox().at(-1)?.text ?? '')?.[1] ?? ''
}

/** Returns six digits that differ from these. */
export function unlike(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 5) % 10))
}
