import type { Call } from '../calls/call.ts'
import { beginAttempt, federationOf } from './attempts.ts'
import { relyingPartyOf } from './provider-calls.ts'
import type { FederatedAttempt } from './records.ts'
import { grantedTo, socialCallback } from './social-return.ts'

/** The address that begins a sign-in with a social provider; `null` for an inactive one, and without any user to choose. */
export async function socialSignInAddress(
  call: Call,
  providerId: string,
  back: Pick<FederatedAttempt, 'returnTo' | 'clientState' | 'challenge'>,
): Promise<string | null> {
  const { state, url } = call
  const provider = federationOf(state).social.find(({ id, active }) => active && id === providerId)
  if (!provider) return null
  if (provider.oidc) {
    const attempt = beginAttempt(call, { ...back, providerId })
    const request = { ...attempt, redirectUri: socialCallback(url) }
    return relyingPartyOf(call).oidcAddress({ ...provider.oidc, send: call.reach }, request)
  }
  if (call.relyingParty) {
    const attempt = beginAttempt(call, { ...back, providerId, nonce: '', verifier: '' })
    return `${url.origin}/hosted/social/${encodeURIComponent(providerId)}?state=${attempt.state}`
  }
  // Within a page there is no other page to choose a person on.
  const [first] = state.users
  return first ? grantedTo(call, back, provider, { email: first.email, name: first.name, isVerified: true }) : null
}
