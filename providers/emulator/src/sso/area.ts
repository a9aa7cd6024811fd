import { area } from '../calls/area.ts'
import { configurations } from './configuration/configurations.ts'
import { nextCertificates } from './configuration/next-certificate.ts'
import { samlConfiguration } from './configuration/saml-configuration.ts'
import { connectionTests } from './connection-test/handlers.ts'
import { companySignIn } from './handlers.ts'
import { ssoRecords } from './records.ts'
import { social } from './social.ts'

/** Single sign-on and social sign-in. */
export const sso = area({
  records: ssoRecords,
  handlers: {
    ...companySignIn,
    ...configurations,
    ...samlConfiguration,
    ...nextCertificates,
    ...connectionTests,
    ...social,
  },
})
