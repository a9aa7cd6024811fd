import { PorticoError } from '../../../core/errors.ts'
import type { RecordPatch } from '../../../core/lists/single-record.ts'
import { pastedAddress } from '../../../core/pasted-address.ts'
import type { components } from '../../../http/contract.gen.ts'
import { accountSettingsErrors } from './errors.ts'
import type { AccountSettings } from './types.ts'

type Answer = components['schemas']['AccountSettings']

/** The settings of the provider's answer. */
export function settingsOf(answer: Answer): AccountSettings {
  const { tenantId = '', name = '', website = null, address = '', timezone = '', dateFormat = '' } = answer
  const { timeFormat = '', currency = '', logo = '', applicationUrl = '', loginUrl = '' } = answer
  return {
    tenantId,
    companyName: name,
    website,
    address,
    timezone,
    dateFormat,
    timeFormat,
    currency,
    logo,
    applicationUrl,
    loginUrl,
  }
}

/**
 * The body of a save. The provider replaces six members together, so they are sent with those of its present answer. Every
 * other member is sent only if it changes.
 */
export function bodyOf(present: Answer, patch: RecordPatch<AccountSettings>): Answer {
  const { address, timezone, dateFormat, timeFormat, currency, logo } = present
  const { tenantId: _, companyName, website, ...changes } = patch
  return {
    ...given({ address, timezone, dateFormat, timeFormat, currency, logo }),
    ...changes,
    ...given({ name: companyName, website: website == null ? undefined : pastedAddress(website) }),
  }
}

/** Throws if a save changes nothing, or something that the provider does not keep. */
export function checkChanges(value: AccountSettings | null, patch: RecordPatch<AccountSettings>): void {
  const isSame = Object.entries(patch).every(([name, member]) => value && Reflect.get(value, name) === member)
  if (isSame) throw noChanges()
  if (value?.website !== null || typeof patch.website !== 'string') return
  throw new PorticoError(accountSettingsErrors.websiteNotKept, 'The provider keeps no website. Leave it out')
}

/** The error of a save without changes. */
export function noChanges(): PorticoError {
  return new PorticoError(accountSettingsErrors.noChanges, 'No changes to update')
}

function given(members: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, member]) => (member === undefined ? [] : [[name, member]])),
  )
}
