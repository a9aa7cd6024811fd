import { signInAddress } from '../../client/custom-login.ts'
import type { Client, Feature, NavigateSettings } from '../../client/index.ts'
import { withQuery } from '../../client/navigation.ts'
import { routesOf } from '../../client/routes-of.ts'
import { lazyActions, lazyModule } from '../../core/lazy-actions.ts'
import type { LoginMemory } from './login-memory.ts'
import type { LoginActions, LoginState } from './types.ts'

/** Signing in: e-mail, SSO preflight, password, and the steps after them. */
export const loginFeature: Feature<LoginState, LoginActions> = {
  name: 'login',
  scope: 'user',
  isSignIn: true,
  // Spelled out: the first form would load one more file for `preLogin`.
  state: () => ({ step: { name: 'preLogin', email: '', notice: null } }),
  memory: () => ({ passwordStanding: null }),
  actions: (tools) =>
    lazyActions(tools, flow, {
      submitEmail: 'single',
      submitPassword: 'single',
      submitRecoveryCode: 'single',
      proceed: 'latest',
      startRecovery: 'step',
      cancelRecovery: 'step',
      continueToSso: 'step',
      stay: 'step',
      restart: 'step',
    }),
  on: {
    challenge: (life, challenge) => flow.loaded()?.follow(life, challenge),
    sessionEnded: (life) => flow.loaded()?.followSessionEnd(life),
    signedIn: (life) => flow.loaded()?.followSignIn(life),
  },
  start(life) {
    flow.load().then(
      ({ begin }) => begin(life),
      () => {},
    )
    return undefined
  },
} satisfies Feature<LoginState, LoginActions, undefined, LoginMemory>

/** Loads while a person fills in the first form. */
const flow = lazyModule(() => import('./flow.ts'))

/**
 * Passes the result of a sign-in on a callback route to the login. A signed-in user moves on from the current page. Any other
 * result, and a step after the sign-in such as the passkey prompt, is shown at the login route.
 */
export function leadOnFromCallback(client: Client, ended: Parameters<LoginActions['proceed']>[0]): void {
  if (ended.kind !== 'authenticated') toLogin(client)
  const { actions, getSnapshot } = client.get(loginFeature)
  void actions.proceed(ended).then(() => {
    if (ended.kind === 'authenticated' && getSnapshot().step.name !== 'success') toLogin(client)
  })
}

interface ToLoginOptions extends Partial<NavigateSettings> {
  /** Added to the query of the address. Default: nothing. */
  readonly query?: string | undefined
}

/** Opens the login in this document, because another one would begin with its first step. */
export function toLogin(client: Client, { query = '', replace = true }: ToLoginOptions = {}): void {
  const address = signInAddress(client, query)
  const own = address.startsWith('/') ? address : withQuery(routesOf(client).loginUrl, query)
  client.navigate(own, { replace })
}
