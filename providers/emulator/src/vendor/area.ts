import { Refusal, unauthorized } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { isSame } from '../crypto/password-hash.ts'
import { text } from '../http/body.ts'
import { secretOf } from '../oauth/client.ts'
import { vendorToken, vendorTokenLifetime } from '../tokens/access-token.ts'

/** The owner of the provider, and the token of the application's servers. */
export const vendor = area({
  handlers: {
    getVendorPublicInfo: ({ state: { vendor: own } }) => ({
      name: own.name,
      logo: own.logo,
      icon: own.icon,
      whiteLabelMode: own.isWhiteLabelled ?? false,
    }),

    async authenticateVendor({ state, now, body }) {
      const isId = isSame(text(body, 'clientId'), state.vendor.clientId)
      const isSecret = isSame(text(body, 'secret'), secretOf(state.vendor))
      if (!isId || !isSecret) throw new Refusal(401, 'ER-VENDOR-INVALID', 'The client id or its secret is wrong')
      return { token: await vendorToken(state, now), expiresIn: vendorTokenLifetime }
    },

    getVendorBaseUrl({ isVendor, url }) {
      if (!isVendor) throw unauthorized()
      return { baseURL: url.origin }
    },
  },
})
