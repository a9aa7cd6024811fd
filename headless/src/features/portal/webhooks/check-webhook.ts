import { PorticoError } from '../../../core/errors.ts'
import { isLoopback } from '../../../core/loopback.ts'
import { pastedAddress } from '../../../core/pasted-address.ts'
import { shownLine } from '../../../core/visible-text.ts'
import { webAddress } from '../../../core/web-address.ts'
import { webhookErrors } from './errors.ts'
import type { CreateWebhookInput } from './types.ts'

/** The least characters of a secret. */
export const shortestWebhookSecret = 8

/** `true` for an address that a webhook may have: https, or http on the same machine. */
export function isWebhookUrl(url: string): boolean {
  const address = webAddress(url)
  // No request has credentials in its address (Fetch), so each delivery would fail.
  if (!address || address.username || address.password) return false
  return address.protocol === 'https:' || isLoopback(address)
}

/** Refuses members that no webhook may have. Members that are not given are not checked. */
export function checkWebhook({ name, url, secret, eventKeys }: Partial<CreateWebhookInput>): void {
  if (name !== undefined && shownLine(name) === '')
    throw new PorticoError(webhookErrors.webhookNameRequired, 'Name the webhook')
  if (url !== undefined && !isWebhookUrl(pastedAddress(url)))
    throw new PorticoError(webhookErrors.webhookUrlInvalid, 'Enter an address that begins with https://')
  if (secret && secret.length < shortestWebhookSecret)
    throw new PorticoError(webhookErrors.webhookSecretShort, 'Enter a secret of at least 8 characters, or none')
  if (eventKeys?.length === 0) throw new PorticoError(webhookErrors.webhookEventsRequired, 'Choose at least one event')
}
