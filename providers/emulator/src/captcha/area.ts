import { area } from '../calls/area.ts'
import { beginning } from '../core/roles.ts'
import { captchaRecords } from './captcha.ts'

/** The captcha: its policy and its tokens. */
export const captcha = area({
  records: captchaRecords,
  handlers: {
    getCaptchaPolicy: ({ state }) => ({
      id: state.vendor.id,
      siteKey: state.security.captcha?.siteKey ?? '',
      enabled: state.security.captcha?.enabled ?? false,
      createdAt: beginning,
      updatedAt: beginning,
    }),
  },
})
