import { demoAuthenticatorSecret, demoPassword } from '@portico/emulator'
import { generate } from 'otplib'
import { headings } from '../e2e/headings.ts'
import type { EnginePage } from './engine-page.ts'
import type { EngineVisit } from './engine-visit.ts'
import { button, field, heading, the } from './targets.ts'

/** Types an e-mail address and goes on. */
export async function giveEmail(page: EnginePage, email: string): Promise<void> {
  await page.see(heading(headings.email))
  await page.fill(field('Email'), email)
  await page.click(button('Continue'))
}

/** Types a password and goes on. */
export async function givePassword(page: EnginePage, password: string = demoPassword): Promise<void> {
  await page.see(heading(headings.password))
  await page.fill(field('Password'), password)
  await page.click(button('Sign in'))
}

/** Types a six-digit code, which goes on by itself. */
export function giveCode(page: EnginePage, code: string): Promise<void> {
  return page.fill(the('textbox', /6-digit code/), code)
}

/** What the authenticator app shows at the emulator's time. */
export function codeNow({ emulator }: EngineVisit, secret: string = demoAuthenticatorSecret): Promise<string> {
  return generate({ secret, epoch: Math.floor(emulator.now() / 1000) })
}

/** Waits for the first page of a signed-in user. */
export function beWelcomed(page: EnginePage, name: string): Promise<void> {
  return page.see(heading(`Welcome back, ${name}`))
}

/** Signs a user in with a password, at the page of a path or of the sign-in. */
export async function signIn(visit: EngineVisit, email = 'admin@acme.test', path = '/'): Promise<void> {
  await visit.goTo(path)
  await giveEmail(visit.page, email)
  await givePassword(visit.page)
}

/** Opens a section of the portal for an administrator. */
export async function enterSection({ enter, page }: EngineVisit, section: string, title: string): Promise<void> {
  await enter(`/?portal=${section}`)
  await page.see(heading(title))
}

/** The text of the newest message that the provider sent. */
export function lastMessage({ emulator }: EngineVisit) {
  const message = emulator.outbox().at(-1)
  if (!message) throw new Error('Nothing was sent.')
  return message.text
}

/** The code in the newest message. */
export const sentCode = (visit: EngineVisit) => /\d{6}/.exec(lastMessage(visit))?.[0] ?? ''

/** The address in the newest message. */
export const sentAddress = (visit: EngineVisit) => /https?:\S+/.exec(lastMessage(visit))?.[0] ?? ''
