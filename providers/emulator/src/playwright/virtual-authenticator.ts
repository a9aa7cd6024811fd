/** The part of a Playwright page that reaches the authenticators of its browser. */
export interface AuthenticatedPage<Page> {
  /** The browser context of the page. */
  context(): {
    /** Opens a session of the Chrome DevTools Protocol. */
    newCDPSession(page: Page): Promise<WebAuthnCommands>
  }
}

/** The commands of the Chrome DevTools Protocol for authenticators. */
export interface WebAuthnCommands {
  /** Replaces the devices of the page by virtual ones. */
  send(command: 'WebAuthn.enable'): Promise<unknown>
  /** Adds a virtual device to the page, and returns its id. */
  send(command: 'WebAuthn.addVirtualAuthenticator', parameters: { options: DeviceParameters }): Promise<DeviceId>
  /** Returns the credentials of a device. */
  send(command: 'WebAuthn.getCredentials', parameters: DeviceId): Promise<{ credentials: readonly object[] }>
  /** Sets whether the device is touched as soon as it asks. */
  send(
    command: 'WebAuthn.setAutomaticPresenceSimulation',
    parameters: DeviceId & { enabled: boolean },
  ): Promise<unknown>
  /** Sets whether the device recognizes its user. */
  send(command: 'WebAuthn.setUserVerified', parameters: DeviceId & { isUserVerified: boolean }): Promise<unknown>
}

/** A device as the Chrome DevTools Protocol describes it. */
export interface DeviceParameters {
  readonly protocol: 'ctap2'
  readonly transport: 'internal' | 'usb'
  readonly hasResidentKey: boolean
  readonly hasUserVerification: boolean
  readonly isUserVerified: boolean
  readonly automaticPresenceSimulation: boolean
}

/** The id of a device in the Chrome DevTools Protocol. */
export interface DeviceId {
  readonly authenticatorId: string
}

/** The properties of a virtual device, as those of `createTestAuthenticator`. */
export interface VirtualAuthenticatorOptions {
  /** Built in or separate. Default `Platform`. */
  readonly deviceType?: 'Platform' | 'CrossPlatform'
  /** The device finds its credentials without their ids. Default `true`. */
  readonly isResident?: boolean
}

/** A virtual device for passkeys and security keys, in a Chromium. */
export interface VirtualAuthenticator {
  /**
   * Sets the user's answer to later prompts: `confirm`; `decline`, as if face, finger or PIN were not recognized; `wait`,
   * until another answer is set. Default `confirm`.
   */
  readonly answer: (behaviour: 'confirm' | 'decline' | 'wait') => Promise<void>
  /** Returns the number of credentials it holds. */
  readonly size: () => Promise<number>
}

/**
 * Adds a {@link VirtualAuthenticator} to a page, by the Chrome DevTools Protocol, which Chromium alone has. Call it before
 * the page is opened. A page with one does not use the devices of the machine.
 *
 * @example
 * ```ts
 * const device = await virtualAuthenticator(page)
 * await page.goto('/')
 * await page.getByRole('button', { name: 'Add a passkey' }).click()
 * await expect.poll(device.size).toBe(1)
 * ```
 */
export async function virtualAuthenticator<Page extends AuthenticatedPage<Page>>(
  page: Page,
  { deviceType = 'Platform', isResident = true }: VirtualAuthenticatorOptions = {},
): Promise<VirtualAuthenticator> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: deviceType === 'Platform' ? 'internal' : 'usb',
      hasResidentKey: isResident,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async answer(behaviour) {
      const isUserVerified = behaviour !== 'decline'
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
      const enabled = behaviour !== 'wait'
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    size: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
