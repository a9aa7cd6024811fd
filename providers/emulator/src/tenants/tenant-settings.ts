import { malformed } from '@portico/headless/provider'
import { type Body, optionalText } from '../http/body.ts'

/** The settings of a tenant. */
export const settingNames = [
  'applicationUrl',
  'loginUrl',
  'website',
  'address',
  'timezone',
  'dateFormat',
  'timeFormat',
  'currency',
  'logo',
] as const

/** Pages are sent to these or load them: no scheme but the Web's, and no other host by two slashes. */
const addresses: Readonly<Record<string, RegExp>> = {
  applicationUrl: /^https?:\/\//i,
  loginUrl: /^(?:https?:\/\/|\/(?![/\\]))/i,
  website: /^https?:\/\//i,
  logo: /^(?:https?:\/\/|data:image\/)/i,
}

/** A setting of a body, if it has it. Refuses an address that is none of the Web. */
export function settingOf(body: Body, name: (typeof settingNames)[number]): string | undefined {
  const value = optionalText(body, name)
  if (!value || !addresses[name] || addresses[name].test(value)) return value
  throw malformed(`${name} must be an address of the Web`)
}
