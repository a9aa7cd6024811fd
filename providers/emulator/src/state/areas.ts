import { access } from '../access/area.ts'
import { activation } from '../activation/area.ts'
import { apiTokens } from '../api-tokens/area.ts'
import { applications } from '../applications/area.ts'
import { audits } from '../audits/area.ts'
import { auth } from '../auth/area.ts'
import { billing } from '../billing/area.ts'
import { captcha } from '../captcha/area.ts'
import { channels } from '../channels/area.ts'
import { entitlements } from '../entitlements/area.ts'
import { events } from '../events/area.ts'
import { flags } from '../flags/area.ts'
import { groups } from '../groups/area.ts'
import { invitation } from '../invitation/area.ts'
import { lockout } from '../lockout/area.ts'
import { metadata } from '../metadata/area.ts'
import { mfa } from '../mfa/area.ts'
import { notifications } from '../notifications/area.ts'
import { oauth } from '../oauth/area.ts'
import { ownEmail } from '../own-email/area.ts'
import { passkeys } from '../passkeys/area.ts'
import { passwordless } from '../passwordless/area.ts'
import { passwords } from '../passwords/area.ts'
import { phoneNumbers } from '../phone-numbers/area.ts'
import { pictures } from '../pictures/area.ts'
import { profile } from '../profile/area.ts'
import { provisioning } from '../provisioning/area.ts'
import { reports } from '../reports/area.ts'
import { restrictions } from '../restrictions/area.ts'
import { roles } from '../roles/area.ts'
import { security } from '../security/area.ts'
import { securityCenter } from '../security-center/area.ts'
import { session } from '../session/area.ts'
import { signUp } from '../sign-up/area.ts'
import { slack } from '../slack/area.ts'
import { sso } from '../sso/area.ts'
import { subAccounts } from '../sub-accounts/area.ts'
import { tenants } from '../tenants/area.ts'
import { usage } from '../usage/area.ts'
import { users } from '../users/area.ts'
import { vendor } from '../vendor/area.ts'
import { webhooks } from '../webhooks/area.ts'

/** Every area of the provider. State, validation and routing are derived from this list. */
export const areas = [
  access,
  activation,
  apiTokens,
  applications,
  audits,
  auth,
  billing,
  captcha,
  channels,
  entitlements,
  events,
  flags,
  groups,
  invitation,
  lockout,
  metadata,
  mfa,
  notifications,
  oauth,
  ownEmail,
  passkeys,
  passwordless,
  passwords,
  phoneNumbers,
  pictures,
  profile,
  provisioning,
  reports,
  restrictions,
  roles,
  security,
  securityCenter,
  session,
  signUp,
  slack,
  sso,
  subAccounts,
  tenants,
  usage,
  users,
  vendor,
  webhooks,
] as const
