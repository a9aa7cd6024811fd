import { demoAuthenticatorSecret, demoPassword, totp } from '@portico/emulator/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mailedAddress } from '../../headless/test/mailed-link.ts'
import {
  ann,
  goodPassword,
  mailedAddress as lastAddress,
  openSignUp,
  signUpOf,
} from '../../headless/test/open-account.ts'
import { type App, type AppOptions, openApp } from '../../headless/test/open-app.ts'
import { hostedOf, openHosted, signInThere } from '../../headless/test/open-hosted.ts'
import { giveEmail as askByEmail, givePassword as failPassword, openLogin } from '../../headless/test/open-login.ts'
import { openPasswordless, sentToken } from '../../headless/test/open-passwordless.ts'
import { giveEmail, givePassword } from './open-login-box.tsx'

/** A place where Portico leads on by itself after a time. */
export interface Redirect {
  /** The module below `headless/src/features`, and the name of its time. */
  readonly at: string
  /** Milliseconds. */
  readonly after: number
  /** What is on the screen while the time runs. */
  readonly heading: string
  /** What is announced of it. */
  readonly announced: string
  /** Where it leads. */
  readonly leadsTo: string
  /** What is pressed to go on at once. */
  readonly openNow: string
  /** What is pressed to go on after having stayed, and where that leads. */
  readonly byHand: { readonly presses: readonly string[]; readonly leadsTo: string }
  /** Opens the application in front of it; what has to be done on the screen is `act`. */
  readonly open: () => Promise<App>
  readonly act?: (app: App) => Promise<void>
}

const origin = 'http://localhost:5173'
const [admin, reader] = ['admin@acme.test', 'reader@acme.test']
const toCompany = 'http://localhost:4400/idp'

/** All of them. */
export const redirects: readonly Redirect[] = [
  {
    at: 'login/flow.ts ssoRedirectDelay',
    after: 2000,
    heading: 'Your company signs you in',
    announced: 'Opening in 2 seconds.',
    leadsTo: toCompany,
    openNow: 'Continue now',
    byHand: { presses: ['Continue', 'Continue now'], leadsTo: toCompany },
    open: () => openApp(),
    act: () => submitEmail('sso@globex.test'),
  },
  {
    at: 'login/flow.ts afterAuthDelay',
    after: 200,
    heading: 'You’re signed in',
    announced: 'Opening Lantern.',
    leadsTo: '/reports?tab=2',
    openNow: 'Open now',
    byHand: { presses: ['Continue'], leadsTo: '/reports?tab=2' },
    open: () => openApp({ address: `${origin}/account/login?redirectUrl=%2Freports%3Ftab%3D2` }),
    async act() {
      await submitEmail(admin)
      await givePassword()
    },
  },
  {
    at: 'login/flow.ts failedSsoDelay',
    after: 1000,
    heading: 'Your company’s sign-in failed',
    announced: 'Taking you back in 1 second.',
    leadsTo: '/',
    openNow: 'Continue now',
    byHand: { presses: ['Sign in another way'], leadsTo: '/account/login' },
    open: () => openApp({ address: `${origin}/account/saml/callback?SAMLResponse=PHg%2B&RelayState=never-begun` }),
  },
  {
    at: 'passwordless/open-link.ts messageTime',
    after: 5000,
    heading: 'You’re signed in',
    announced: 'Moving on in 5 seconds.',
    leadsTo: '/',
    openNow: 'Continue now',
    byHand: { presses: ['Continue'], leadsTo: '/' },
    async open() {
      const desk = await openPasswordless('MagicLink')
      await askByEmail(desk, reader)
      return beside(desk, `${origin}/account/login/magic-link?token=${sentToken(desk.provider.emulator)}`)
    },
  },
  {
    at: 'activation/feature.ts applicationDelay',
    after: 5000,
    heading: 'Your account is active',
    announced: 'Opening Lantern in 5 seconds.',
    leadsTo: '/',
    openNow: 'Continue now',
    byHand: { presses: ['Continue now'], leadsTo: '/' },
    open: () => openActivation(false),
  },
  {
    at: 'activation/feature.ts signInDelay',
    after: 1000,
    heading: 'Your account is active',
    announced: 'Going on in 1 second.',
    leadsTo: '/account/login',
    openNow: 'Continue now',
    byHand: { presses: ['Continue now'], leadsTo: '/account/login' },
    open: () => openActivation(true),
  },
  {
    at: 'sign-up/feature.ts afterAuthDelay',
    after: 200,
    heading: 'Your account is ready',
    announced: 'Opening Lantern.',
    leadsTo: '/',
    openNow: 'Open now',
    byHand: { presses: ['Continue'], leadsTo: '/' },
    open: () => openSignUp({ strategies: [{ strategy: 'username', isActive: true, isRequired: true }] }),
    async act(app) {
      const { name, companyName } = ann
      await signUpOf(app).submit({ username: 'ann', name, companyName, password: goodPassword })
    },
  },
  {
    at: 'sign-up/feature.ts closedDelay',
    after: 3000,
    heading: 'You need an invitation',
    announced: 'Going to sign-in in 3 seconds.',
    leadsTo: '/account/login',
    openNow: 'Sign in',
    byHand: { presses: ['Sign in'], leadsTo: '/account/login' },
    open: () => openSignUp({}, { arrange: ({ security }) => void (security.allowSignups = false) }),
  },
  {
    at: 'impersonation/feature.ts afterAuthDelay',
    after: 1000,
    heading: 'You’re acting as Rita Reader',
    announced: 'Opening the application in 1 second.',
    leadsTo: '/',
    openNow: 'Continue now',
    byHand: { presses: ['Continue now'], leadsTo: '/' },
    async open() {
      const desk = await openApp()
      const { emulator } = desk.provider
      const impersonatedUserId = emulator.snapshot().users.find(({ email }) => email === reader)?.id ?? ''
      const query = new URLSearchParams({ impersonatedUserId, actorToken: emulator.actorToken(admin) })
      return beside(desk, `${origin}/account/impersonate?${query}`)
    },
  },
  {
    at: 'unlock/feature.ts loginDelay',
    after: 5000,
    heading: 'Your account is unlocked',
    announced: 'Opening sign-in in 5 seconds.',
    leadsTo: '/account/login',
    openNow: 'Sign in',
    byHand: { presses: ['Sign in'], leadsTo: '/account/login' },
    async open() {
      const desk = await openLogin()
      desk.provider.emulator.arrange((state) => {
        state.failedSignIns = [{ address: reader, count: 4 }]
      })
      await failPassword(desk, reader, `${demoPassword}?`)
      return beside(desk, mailedAddress(desk, reader))
    },
  },
  {
    at: 'reset-password/feature.ts loginDelay',
    after: 5000,
    heading: 'Your new password is set',
    announced: 'Opening sign-in in 5 seconds.',
    leadsTo: '/account/login',
    openNow: 'Sign in',
    byHand: { presses: ['Sign in'], leadsTo: '/account/login' },
    async open() {
      const desk = await openApp()
      await desk.client.api.post('/identity/resources/users/v1/passwords/reset', { body: { email: admin } })
      return beside(desk, mailedAddress(desk, admin))
    },
    async act() {
      await userEvent.type(await screen.findByLabelText('New password'), 'Winter-harbour-7{Enter}')
    },
  },
  {
    at: 'hosted-login/resume.ts afterAuthDelay',
    after: 200,
    heading: 'You’re signed in',
    announced: 'Opening Lantern.',
    leadsTo: '/reports?tab=2',
    openNow: 'Open now',
    byHand: { presses: ['Continue'], leadsTo: '/reports?tab=2' },
    async open() {
      const desk = await openHosted()
      await hostedOf(desk).signIn()
      return beside(desk, (await signInThere(desk)).href, desk.client.options)
    },
  },
  {
    at: 'step-up/feature.ts backDelay',
    after: 200,
    heading: 'You’ve confirmed it’s you',
    announced: 'Taking you back to where you were.',
    leadsTo: '/payouts?id=7',
    openNow: 'Go back',
    byHand: { presses: ['Go back'], leadsTo: '/payouts?id=7' },
    async open() {
      const app = await openApp({ signedInAs: 'mfa@acme.test', address: `${origin}/account/step-up?maxAge=0` })
      app.ports.storage.local.set('FRONTEGG_AFTER_AUTH_REDIRECT_URL', '/payouts?id=7')
      return app
    },
    async act({ clock }) {
      await userEvent.type(await screen.findByLabelText('6-digit code'), totp(demoAuthenticatorSecret, clock.now()))
    },
  },
]

/** Modules that set timers. None of those leads on; what they are for. */
export const otherTimers: Readonly<Record<string, string>> = {
  'headless/src/client/custom-login.ts': 'an answer is not waited for any longer',
  'headless/src/client/log-out-told.ts': 'whether a log-out is under way is read again',
  'headless/src/features/portal/admin-portal/feature.ts': 'an entry of the history is taken back',
  'ui-kit/src/isolation/announcer.tsx': 'words of a call that lasts are announced',
  'headless/src/features/portal/provisioning/sync-log.ts': 'the log of a directory is read again',
  'headless/src/features/portal/sso-connections/follow-sso-test.ts': 'a test of a connection that waits is read again',
  'headless/src/features/hosted-login/renewal.ts': 'the page of a return is waited for, which begins the exchange',
  'headless/src/features/login/passkeys-prompt.ts': 'an answer is not waited for any longer',
  'headless/src/features/passkey-sign-in/flow.ts': 'the browser is asked anew',
  'headless/src/features/session-expiry/watch.ts': 'the session ends by the policy, which is told ahead',
  'headless/src/features/step-up/feature.ts': 'a proof is fresh no more',
  'headless/src/react/use-derived.ts': 'what was derived has run out',
  'headless/src/react/use-resend-wait.ts': 'a second is told to have passed',
  'ui-kit/src/isolation/when-idle.ts': 'code loads ahead',
  'ui-kit/src/primitives/copy-button/copy-button.tsx': 'a button says what it does again',
  'ui-kit/src/primitives/dialog/dialog-section.tsx': 'VoiceOver announces a dialog that was focused before',
  'ui-kit/src/primitives/countdown/countdown.tsx': 'a second is shown to have passed',
  'ui-kit/src/primitives/new-password-field/password-feedback.tsx': 'what is typed is judged after a pause',
  'ui-kit/src/primitives/portal/toast/toast-region.tsx': 'a message disappears',
  'ui-kit/src/screens/login/signed-in.tsx': 'who is signed in already is led on at once',
  'ui-kit/src/screens/outage/use-late.ts': 'a notice of an outage appears',
  'ui-kit/src/frame/steps/use-shown-step.ts': 'a step that does not pass at once is shown',
  'ui-kit/src/frame/use-restored-focus.ts': 'the focus goes back',
  'ui-kit/src/frame/portal/data-table/use-table-words.ts': 'a table announces its last change alone',
  'ui-kit/src/frame/portal/record-form/use-draft.ts': 'a form no longer says that it is saved',
  'ui-kit/src/primitives/button/use-press.ts': 'a long touch is a press',
  'ui-kit/src/primitives/portal/tooltip/tooltip.tsx': 'a tooltip opens after a moment',
  'ui-kit/src/screens/portal/api-tokens/token-list.tsx': 'the dialog of a secret opens after the form has closed',
  'ui-kit/src/screens/portal/sso-connections/connection-test/use-connection-test.ts':
    'the window of a test is checked for its end',
  'ui-kit/src/frame/portal/when-gone.tsx': 'the panel has closed',
}

async function submitEmail(email: string) {
  await screen.findByLabelText('Email')
  await giveEmail(email)
}

/** Opens an application by a link that was sent to somebody. */
function beside(desk: App, address: string, { hostedLogin }: AppOptions = {}): Promise<App> {
  return openApp({ beside: desk, sameBrowser: true, address, starts: false, ...(hostedLogin && { hostedLogin }) })
}

/** A link that activates at once, for somebody who has to give a second factor then, or not. */
async function openActivation(hasFactor: boolean): Promise<App> {
  const desk = await openSignUp({}, { arrange: ({ security }) => void (security.mainStrategy = 'MagicLink') })
  await signUpOf(desk).submit(ann)
  desk.provider.emulator.arrange(({ security }) => {
    for (const policy of Object.values(security.mfa)) if (hasFactor) policy.enforceMFAType = 'Force'
  })
  return beside(desk, lastAddress(desk))
}
