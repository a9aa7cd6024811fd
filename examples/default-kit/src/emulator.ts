/** Where the provider is: in this example an emulator, which has a dashboard beside what the client talks to. */
export const emulatorUrl: string = import.meta.env.VITE_EMULATOR_URL ?? 'http://localhost:4400'

/** What somebody is given a feature for. */
export interface Upgrade {
  readonly feature: string
  readonly tenantId: string
  readonly userId: string
}

/** Buys a feature that no plan contains. The emulator grants it without a payment. */
export async function buy({ feature, ...scope }: Upgrade): Promise<boolean> {
  try {
    const response = await fetch(`${emulatorUrl}/__emulator/entitlements?${new URLSearchParams(scope)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant: feature }),
    })
    return response.ok
  } catch {
    return false
  }
}
