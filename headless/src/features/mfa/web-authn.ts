import type { Client } from '../../client/index.ts'
import type { TaskCall } from '../../core/feature.ts'
import type { WebAuthn } from '../../core/ports/ports.ts'
import { webAuthnOf } from '../../core/ports/web-authn.ts'
import type { Challenge } from '../../session/types.ts'
import { giveFactor, type MfaTools } from './finish.ts'
import type { MfaState, WebAuthnInput, WebAuthnStep } from './types.ts'

/** Opens the browser's WebAuthn dialog and submits the result. */
export async function submitWebAuthn(
  tools: MfaTools,
  call: TaskCall<MfaState>,
  { deviceId, rememberDevice = false }: WebAuthnInput,
): Promise<void> {
  const { step } = call.state()
  if (step.name !== 'webAuthn') return
  const { client } = tools
  const { api } = client
  const { signal } = call
  const device = step.devices.find(({ id }) => id === deviceId) ?? step.devices[0]
  await giveFactor(tools, call, { method: step.method, send: device ? verify(device.id) : enroll(step) })

  function verify(id: string) {
    const path = { deviceId: id }
    return async ({ mfaToken }: Challenge) => {
      const asked = await api.post('/identity/resources/auth/v1/user/mfa/webauthn/{deviceId}', {
        path,
        body: { mfaToken },
        signal,
      })
      const options = await webAuthnOf(client.ports).get(asked.options, { signal })
      const body = { mfaToken, webauthnToken: asked.webauthnToken, options, rememberDevice }
      return api.post('/identity/resources/auth/v1/user/mfa/webauthn/{deviceId}/verify', { path, body, signal })
    }
  }

  function enroll({ method }: WebAuthnStep) {
    return async ({ mfaToken }: Challenge) => {
      const body = { mfaToken }
      const offered = await api.post('/identity/resources/auth/v1/user/mfa/webauthn/enroll', { body, signal })
      const { deviceType, options } = await makeDevice(client, method, offered.options, signal)
      return api.post('/identity/resources/auth/v1/user/mfa/webauthn/enroll/verify', {
        body: { mfaToken, deviceType, webauthnToken: offered.webauthnToken, options, rememberDevice },
        signal,
      })
    }
  }
}

/** Creates a passkey on this device or on a security key. */
export async function makeDevice(
  { ports }: Client,
  method: WebAuthnStep['method'],
  offered: Parameters<WebAuthn['create']>[0],
  signal: AbortSignal,
) {
  const [deviceType, authenticatorAttachment] =
    method === 'WebAuthnPlatform' ? (['Platform', 'platform'] as const) : (['CrossPlatform', 'cross-platform'] as const)
  const authenticatorSelection = { ...offered?.authenticatorSelection, authenticatorAttachment }
  const options = await webAuthnOf(ports).create({ ...offered, authenticatorSelection }, { signal })
  return { deviceType, options }
}
