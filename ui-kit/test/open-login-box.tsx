import { demoPassword } from '@portico/emulator/testing'
import {
  type Client,
  type LoginStep,
  loginFeature,
  type MfaStep,
  mfaFeature,
  type PorticoError,
  PorticoProvider,
  passkeySignInFeature,
  type SocialProvider,
  socialLoginFeature,
} from '@portico/headless'
import { createFrozenClient, type FrozenFeature } from '@portico/headless/preview'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type App, type AppOptions, openApp } from '../../headless/test/open-app.ts'
import { LocaleProvider } from '../src/i18n/index.ts'
import { LoginBox, type LoginBoxProps } from '../src/screens/login/login-box.tsx'
import { ThemeProvider } from '../src/theme/index.ts'

/** How a login box is opened. */
export interface LoginBoxOptions extends AppOptions {
  /** Freezes it in this state. */
  readonly shows?: BoxState
  /** What else the box takes. */
  readonly props?: LoginBoxProps
}

/** A state of the login box. */
export interface BoxState {
  /** The step of the sign-in. */
  readonly step: LoginStep
  /** The step of the second factor. Default `idle`. */
  readonly mfaStep?: MfaStep
  /** Whether there are other second factors. Default `false`. */
  readonly hasChoice?: boolean
  /** The social providers. Default: none. */
  readonly providers?: readonly SocialProvider[]
  /** The action that has failed, of the sign-in or of the second factor. */
  readonly call?: string
  /** Its failure. */
  readonly error?: PorticoError
}

/** Opens the login box of an application called Lantern, in the page itself, against an emulator. */
export async function openLoginBox({ shows, props, ...options }: LoginBoxOptions = {}): Promise<App> {
  const app = await openApp({ logLevel: 'silent', ...options })
  renderLoginBox(shows ? createFrozenClient(featuresOf(shows)) : app.client, props)
  return app
}

/** Renders the login box of a client. */
function renderLoginBox(client: Client, props: LoginBoxProps = {}): void {
  render(
    <PorticoProvider client={client}>
      <LocaleProvider>
        <ThemeProvider brand={{ name: 'Lantern' }}>
          <LoginBox isolation="none" {...props} />
        </ThemeProvider>
      </LocaleProvider>
    </PorticoProvider>,
  )
}

function featuresOf({
  step,
  mfaStep = { name: 'idle' },
  hasChoice = false,
  providers = [],
  call,
  error,
}: BoxState): readonly FrozenFeature[] {
  const calls = call === undefined || !error ? {} : { [call]: { error } }
  const support = { canSignIn: false, canOffer: false, hasPlatform: false }
  return [
    { feature: loginFeature, state: { step }, calls },
    { feature: mfaFeature, state: { step: mfaStep, hasChoice }, calls },
    { feature: socialLoginFeature, state: { providers }, calls: {} },
    { feature: passkeySignInFeature, state: { support }, calls: {} },
  ]
}

/** Fills in the e-mail address and sends it. */
export async function giveEmail(email: string): Promise<void> {
  const field = await screen.findByLabelText('Email')
  await userEvent.clear(field)
  await userEvent.type(field, `${email}{Enter}`)
}

/** Fills in the password, once it is asked for, and sends it. */
export async function givePassword(password: string = demoPassword): Promise<void> {
  await screen.findByRole('heading', { name: 'Enter your password' })
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

/** Opens a login box and signs in with a password, up to the step that comes then. */
export async function openSignedBy(email: string, options?: LoginBoxOptions): Promise<App> {
  const app = await openLoginBox(options)
  await giveEmail(email)
  await givePassword()
  return app
}

/** Waits for the step with that heading. */
export async function step(title: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { name: title })
}

/** Presses a button, or what looks like a link. */
export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Moves time on, with all that falls due on the screen. */
export async function pass(app: App, ms: number): Promise<void> {
  await act(() => app.clock.advance(ms))
}
