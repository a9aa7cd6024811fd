import type { Feature } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { components } from '../../http/contract.gen.ts'
import { loginFeature } from '../login/index.ts'
import { assertAcceptable } from '../password-rules/index.ts'
import type { PasswordRotationActions, PasswordRotationState, RotationPolicy } from './types.ts'

/** The codes of errors that `password-rotation` makes itself. Their meaning is in its guide. */
const passwordRotationErrors = {
  noSignIn: 'no-sign-in',
} as const

/** The sign-in steps for an expired, expiring or breached password. */
export const passwordRotationFeature: Feature<PasswordRotationState, PasswordRotationActions> = {
  name: 'password-rotation',
  scope: 'user',
  isSignIn: true,
  state: () => ({ policy: null }),
  actions({ client, task, step }) {
    const standing = () => client.get(loginFeature).getSnapshot()
    return {
      submitPassword: task('single', async ({ signal }, { password }) => {
        const { step: present, submitPassword, proceed } = standing()
        if (present.name !== 'passwordRotationExpired') throw ended()
        const { email, userId, token } = present
        await assertAcceptable(client, password, { userId })
        const body = { userId, token: token.reveal(), password }
        await client.api.post('/identity/resources/users/v1/passwords/reset/verify', { body, signal })
        const outcome = await submitPassword({ email, password })
        // The token is spent. If the sign-in fails, the person types the new password on the form.
        if (!outcome.ok) await proceed({ kind: 'passwordChanged', email })
      }),
      sendResetLink: task('single', async ({ signal }) => {
        const { step: present, proceed } = standing()
        if (present.name !== 'breachedPassword') throw ended()
        const { email, isSignedIn } = present
        await client.api.post('/identity/resources/users/v1/passwords/reset', { body: { email }, signal })
        void proceed({ kind: 'resetLinkSent', email, isSignedIn })
      }),
      continueAnyway: step(() => {
        const { step: present, proceed } = standing()
        if (present.name === 'passwordRotationNotification') void proceed({ kind: 'passed', step: present.name })
        else if ('isSignedIn' in present && present.isSignedIn)
          void proceed({ kind: 'passed', step: 'breachedPassword' })
      }),
      loadPolicy: task('latest', async ({ set, signal }) => {
        const path = '/identity/resources/configurations/v1/password-rotation'
        const [vendor, tenant] = await Promise.all([
          client.api.get(`${path}/vendor`, { signal }).catch(() => ({})),
          client.api.get(path, { signal }).catch(() => ({})),
        ])
        set({ policy: effectiveRotation(vendor, tenant) })
      }),
    }
  },
}

function ended(): PorticoError {
  return new PorticoError(
    passwordRotationErrors.noSignIn,
    'Your sign-in has ended. Start again with your email address',
  )
}

/** Combines the policies of vendor and tenant: the shorter periods if both are active. */
export function effectiveRotation(vendor: WirePolicy, tenant: WirePolicy): RotationPolicy {
  if (!vendor.isActive || !tenant.isActive) return policyOf(vendor.isActive ? vendor : tenant)
  const [one, other] = [policyOf(vendor), policyOf(tenant)]
  return {
    isActive: true,
    rotationPeriod: Math.min(one.rotationPeriod, other.rotationPeriod),
    notificationPeriod: Math.min(one.notificationPeriod, other.notificationPeriod),
  }
}

/** The password rotation of the vendor or the tenant, as the provider sends it. */
type WirePolicy = components['schemas']['PasswordRotationPolicy']

function policyOf({ isActive = false, rotationPeriod = 0, notificationPeriod = 0 }: WirePolicy): RotationPolicy {
  return { isActive, rotationPeriod, notificationPeriod }
}
