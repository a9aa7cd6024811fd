import { type AddressRules, storedAddress } from '@portico/headless/internal'

/** Returns the address if a logo may load from it: https, a `data:` image, or a path on the page's origin. Calls are refused. */
export function logoAddress(address: unknown, client: AddressRules | null = null): string | undefined {
  return storedAddress(client, address, 'picture') ?? undefined
}
