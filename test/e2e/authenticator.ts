import type { CDPSession } from 'playwright-core'
import type { Visit } from './visit.ts'

/** How a device in the browser is. */
export interface DeviceOptions {
  /** Whether it lists its passkeys, so that nobody has to say who they are. Default `true`. */
  readonly isResident?: boolean
  /** Whether the person confirms, and is who they say. Default `true`. */
  readonly confirms?: boolean
  /** Whether it is in the computer itself or a key beside it. Default `internal`. */
  readonly transport?: 'internal' | 'usb'
}

/** A virtual device for passkeys in the browser of a visit. */
export interface Device {
  /** How many passkeys it holds. */
  readonly size: () => Promise<number>
  /** Whether the person touches it as soon as it asks, or lets it wait. */
  readonly attend: (isThere: boolean) => Promise<void>
  /** Whether the person is who they say from now on: face and finger fit, or do not. */
  readonly recognize: (isPerson: boolean) => Promise<void>
}

/** Puts a device into the browser of a visit (Chrome DevTools Protocol, WebAuthn). */
export async function addDevice({ context, page }: Visit, options: DeviceOptions = {}): Promise<Device> {
  const { isResident = true, confirms = true, transport = 'internal' } = options
  const browser: CDPSession = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: isResident,
      hasUserVerification: true,
      isUserVerified: confirms,
      automaticPresenceSimulation: true,
    },
  })
  return {
    size: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    attend: async (enabled) =>
      void (await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    recognize: async (isUserVerified) =>
      void (await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  }
}
