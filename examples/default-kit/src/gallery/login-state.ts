import {
  type Feature,
  type LoginStep,
  loginFeature,
  type MfaStep,
  mfaFeature,
  type PorticoError,
  passkeySignInFeature,
  passwordlessFeature,
  passwordRotationFeature,
  type QuickSmsStep,
  quickSmsFeature,
  type SocialProvider,
  socialLoginFeature,
} from '@portico/headless'
import { type FrozenCalls, type FrozenFeature, frozen } from '@portico/headless/preview'
import type { GalleryState, ShownCall } from './gallery-state.ts'
import { tenantRules } from './tenant-rules.ts'

/** A state of the login box. */
export interface LoginShown {
  /** The step of the sign-in. */
  readonly step: LoginStep
  /** The step of the second factor. Default `idle`. */
  readonly mfaStep?: MfaStep
  /** The step of the prompt for a phone number. Default: the number. */
  readonly quickSmsStep?: QuickSmsStep
  /** Whether there are other second factors. Default `false`. */
  readonly hasChoice?: boolean
  /** For how many seconds the device may be remembered. Default `null`: not at all. */
  readonly rememberFor?: number | null
  /** When a factor begins to be needed (ISO 8601). Default: now. */
  readonly enforcedFrom?: string
  /** The social providers. Default: none. */
  readonly providers?: readonly SocialProvider[]
  /** Whether the first form offers a passkey. Default `false`. */
  readonly canUsePasskeys?: boolean
}

/** What a state names beside its id and its title. */
export type LoginStateOptions<Actions> = Partial<LoginShown> &
  ShownCall<Actions> &
  Pick<GalleryState, 'typed' | 'isWaiting'>

/** Makes the states of a step of the sign-in, whose ids begin with its own. `call` is an action of `feature`. */
export function statesOf<State extends object, Actions extends object, Memory>(
  idOfStep: string,
  step: LoginShown,
  feature: Feature<State, Actions, undefined, Memory>,
  call?: keyof FrozenCalls<Actions>,
) {
  /** One state. What it does not name is as the step says. */
  function state(id: string, title: string, options: LoginStateOptions<Actions> = {}): GalleryState {
    const { call: own = call, isPending = false, error, typed, isWaiting, ...more } = options
    const frozenCall = { ...(isPending && { status: 'pending' as const }), ...(error && { error }) }
    const calls = own === undefined ? {} : { [own]: frozenCall }
    return {
      id: id === '' ? idOfStep : `${idOfStep}-${id}`,
      title,
      features: loginFeatures({ ...step, ...more }).map((one) => (one.feature === feature ? { ...one, calls } : one)),
      ...(typed && { typed }),
      ...(isWaiting && { isWaiting }),
    }
  }

  /** The state after the call failed. */
  function failed(error: PorticoError, title: string, more: LoginStateOptions<Actions> = {}): GalleryState {
    return state(error.code.toLowerCase().replace(/^er-/, ''), title, { ...more, error })
  }

  return { state, failed }
}

function loginFeatures(shown: LoginShown): readonly FrozenFeature[] {
  const { step, mfaStep = { name: 'idle' }, quickSmsStep, hasChoice = false, rememberFor = null } = shown
  const { enforcedFrom, providers = [], canUsePasskeys = false } = shown
  return [
    tenantRules,
    frozen(loginFeature, { step }),
    frozen(mfaFeature, { step: mfaStep, hasChoice, rememberFor, enforcedFrom }),
    frozen(quickSmsFeature, quickSmsStep ? { step: quickSmsStep } : {}),
    frozen(passwordlessFeature, {}),
    frozen(passwordRotationFeature, {}),
    frozen(socialLoginFeature, { providers }),
    frozen(passkeySignInFeature, {
      support: { canSignIn: canUsePasskeys, canOffer: false, hasPlatform: canUsePasskeys },
    }),
  ]
}
