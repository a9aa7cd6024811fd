import type { Handlers } from '../http/call.ts'
import { keySet } from '../tokens/access-token.ts'

/** Who runs the provider, and the keys it signs with. */
export const vendor: Handlers = {
  getVendorPublicInfo: ({ state: { vendor: own } }) => ({
    name: own.name,
    logo: own.logo,
    icon: own.icon,
    whiteLabelMode: false,
  }),
  getJsonWebKeySet: () => keySet,
}
