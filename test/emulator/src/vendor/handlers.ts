import type { Handlers } from '../http/call.ts'

/** Who runs the provider. */
export const vendor: Handlers = {
  getVendorPublicInfo: ({ state: { vendor: own } }) => ({
    name: own.name,
    logo: own.logo,
    icon: own.icon,
    whiteLabelMode: false,
  }),
}
