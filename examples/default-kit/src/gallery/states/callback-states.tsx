import { type SocialStep, type SsoStep, socialLoginFeature, ssoFeature } from '@portico/headless'
import { type HostedLoginStep, hostedLoginFeature } from '@portico/headless/hosted-login'
import { HostedLoginCallbackPage, SocialCallbackPage, SsoCallbackPage } from '@portico/ui-kit'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'

const social = statesOfFlow('social', socialLoginFeature, { screen: <SocialCallbackPage /> })
const ssoCallback = statesOfFlow('sso-callback', ssoFeature, { screen: <SsoCallbackPage /> })
const hosted = statesOfFlow('hosted', hostedLoginFeature, { screen: <HostedLoginCallbackPage /> })
/** The states of the way back from a social provider. A step without one does not compile. */
export const socialStates: Readonly<Record<SocialStep['name'], StatesOf>> = {
  idle: [social('idle', 'Before it is known what was brought', { step: { name: 'idle' } })],
  verifying: [social('verifying', 'On its way', { step: { name: 'verifying' } })],
  signedIn: [social('signed-in', 'The application opens', { step: { name: 'signedIn', isNewUser: false } })],
  denied: [
    social('denied', 'Given up there', { step: { name: 'denied', provider: 'google', reason: 'access_denied' } }),
    social('denied-unnamed', 'Given up at a provider that is not named', {
      step: { name: 'denied', provider: null, reason: 'access_denied' },
    }),
  ],
  invalid: [social('invalid', 'Nothing to finish', { step: { name: 'invalid' } })],
  failed: [
    social('failed', 'The provider broke', { step: { name: 'failed', provider: 'github', error: anyCall.provider } }),
    social('refused', 'Refused', {
      step: { name: 'failed', provider: 'microsoft', error: failure('failed-to-authenticate', 401) },
    }),
    social('network', 'No connection', { step: { name: 'failed', provider: 'google', error: anyCall.network } }),
  ],
}

/** The states of the way back from a company’s sign-in. A step without one does not compile. */
export const ssoStates: Readonly<Record<SsoStep['name'], StatesOf>> = {
  idle: [ssoCallback('idle', 'Before it is known what was brought', { step: { name: 'idle' } })],
  verifying: [ssoCallback('verifying', 'On its way', { step: { name: 'verifying' } })],
  done: [ssoCallback('done', 'The sign-in goes on', { step: { name: 'done' } })],
  invalid: [ssoCallback('invalid', 'Nothing to finish', { step: { name: 'invalid' } })],
}

/** The states of the way back from hosted login. A step without one does not compile. */
export const hostedLoginStates: Readonly<Record<HostedLoginStep['name'], StatesOf>> = {
  idle: [hosted('idle', 'Before anything is under way', { step: { name: 'idle' } })],
  working: [hosted('working', 'On its way', { step: { name: 'working' } })],
  leaving: [hosted('leaving', 'Going there', { step: { name: 'leaving' } })],
  success: [
    hosted('success', 'The application opens', { step: { name: 'success', user: demoUser, isStaying: false } }),
    hosted('success-staying', 'Told to stay', { step: { name: 'success', user: demoUser, isStaying: true } }),
  ],
  failed: [
    hosted('failed', 'The provider broke', { step: { name: 'failed', failure: anyCall.provider } }),
    hosted('denied', 'Given up there', { step: { name: 'failed', failure: failure('access_denied') } }),
    hosted('state-unknown', 'Begun elsewhere', { step: { name: 'failed', failure: failure('state-unknown') } }),
    hosted('step-up-refused', 'No second factor', { step: { name: 'failed', failure: failure('step-up-refused') } }),
  ],
  invalid: [hosted('invalid', 'Nothing to finish', { step: { name: 'invalid' } })],
}
