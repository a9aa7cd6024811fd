import type { Emulator } from '@portico/emulator'
import { passwordless } from '../src/features/passwordless/index.ts'
import { type App, type AppOptions, readPolicy, until } from './open-app.ts'
import { openLogin } from './open-login.ts'

/** A way in that is the main one. */
export type MainWay = 'Code' | 'MagicLink' | 'SmsCode' | 'EmailAndPassword' | 'NoLocalAuthentication'

/** Says how people sign in. */
export function offer(emulator: Emulator, main: MainWay, ...secondary: ('SmsCode' | 'SmsCodeV2')[]): void {
  emulator.arrange(({ security }) => {
    security.mainStrategy = main
    security.secondaryStrategies = secondary.map((strategy) => ({ strategy, isActive: true }))
  })
}

/** Opens an application where people sign in by what was sent, with the sign-in on the screen. */
export async function openPasswordless(
  main: MainWay,
  options: AppOptions = {},
  ...secondary: ('SmsCode' | 'SmsCodeV2')[]
): Promise<App> {
  const app = await openLogin(options)
  offer(app.provider.emulator, main, ...secondary)
  await readPolicy(app)
  app.client.get(passwordless).subscribe(() => {})
  await until(() => passwordlessOf(app).ways[0] === main || main === 'NoLocalAuthentication')
  return app
}

/** The sign-in without a password. */
export function passwordlessOf({ client }: App) {
  return client.get(passwordless).getSnapshot()
}

/** The six digits that were sent last. */
export function sentCode(emulator: Emulator): string {
  return /\d{6}/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
}

/** The token of the link that was sent last. */
export function sentToken(emulator: Emulator): string {
  return /token=(\S+)/.exec(emulator.outbox().at(-1)?.text ?? '')?.[1] ?? ''
}

/** Six digits that are not these. */
export function unlike(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 5) % 10))
}
