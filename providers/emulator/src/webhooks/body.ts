import { malformed } from '@portico/headless/provider'
import { kindsFor } from '../events/catalogue.ts'
import { type Body, flag, optionalText, text, texts, visibleName } from '../http/body.ts'
import { isWebhookAddress } from './nearby.ts'
import type { Webhook } from './records.ts'

/** The members of a webhook that a body saves. */
export function savedIn(
  body: Body,
): Pick<Webhook, 'displayName' | 'description' | 'url' | 'secret' | 'eventKeys' | 'isActive'> {
  return {
    displayName: visibleName(body, 'displayName'),
    description: optionalText(body, 'description')?.trim() ?? '',
    url: addressIn(body),
    secret: secretIn(body),
    eventKeys: eventKeysIn(body),
    isActive: flag(body, 'isActive'),
  }
}

export function addressIn(body: Body): string {
  const url = text(body, 'url')
  if (isWebhookAddress(url)) return url
  throw malformed('url must be an https address, or http on localhost')
}

/** An empty secret is none. */
export function secretIn(body: Body): string | null {
  const secret = optionalText(body, 'secret') ?? ''
  if (secret === '') return null
  if (secret.length >= shortestSecret) return secret
  throw malformed(`secret must have at least ${shortestSecret} characters`)
}

function eventKeysIn(body: Body): string[] {
  const keys = [...new Set(texts(body, 'eventKeys'))]
  if (keys.length === 0) throw malformed('eventKeys must name an event')
  const stranger = keys.find((key) => !kindsFor('webhook').some((kind) => kind.key === key))
  if (stranger === undefined) return keys
  throw malformed(`eventKeys has no event ${stranger}`)
}

const shortestSecret = 8
