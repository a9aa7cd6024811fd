import { readFromAddress, takeFromAddress } from '../../../client/address-values.ts'
import type { Client } from '../../../client/index.ts'
import { storedAddress } from '../../../client/stored-address.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { TaskCall } from '../../../core/feature.ts'
import { isRefused } from '../../../core/is-refused.ts'
import { unguessable } from '../../../core/pkce.ts'
import { webAddress } from '../../../core/web-address.ts'
import { sessionFeature } from '../../../session/index.ts'
import { webhookErrors } from './errors.ts'
import { keepAttempt, takeAttempt } from './slack-attempt.ts'
import type { slackCalls } from './slack-calls.ts'
import type { AskSlackInput, SlackConsent, SlackWorkspaceState } from './slack-types.ts'

type Calls = ReturnType<typeof slackCalls>

/** Leaves for the consent of Slack. What must come back is kept before. */
export async function askConsent(
  client: Client,
  calls: Calls,
  { scope = usualScope, returnUrl = '' }: AskSlackInput,
  signal: AbortSignal,
): Promise<void> {
  const present = client.ports.page.url()
  if (!present) return
  const { clientId = '', authorizationUrl = slackAddress } = await calls.application(signal)
  const target = webAddress(storedAddress(client, authorizationUrl, 'link') ?? '', present)
  if (clientId === '' || !target)
    throw new PorticoError(webhookErrors.slackApplicationMissing, 'The provider has no application at Slack')
  const back = (returnUrl && webAddress(returnUrl, present)) || new URL(present)
  for (const name of brought) back.searchParams.delete(name)
  back.hash = ''
  const state = `${mark}${unguessable(client.ports)}`
  for (const [name, value] of Object.entries({ client_id: clientId, scope, redirect_uri: back.href, state }))
    target.searchParams.set(name, value)
  keepAttempt(client, { state, tenantId: tenantOf(client), at: client.ports.clock.now() })
  client.leave(target.href)
}

/**
 * Finishes a consent. Its values leave the address, and the record of the attempt is removed, before any call: a reload, a way
 * back and a second mount have nothing to hand over. A `state` without the mark belongs to another return.
 */
export async function finishConsent(
  client: Client,
  calls: Calls,
  { set, signal }: Pick<TaskCall<SlackWorkspaceState>, 'set' | 'signal'>,
): Promise<void> {
  if (!readFromAddress(client, ['state']).state?.startsWith(mark)) return
  const { code, error, state = '' } = takeFromAddress(client, brought)
  const attempt = takeAttempt(client, state)
  if (attempt?.tenantId !== tenantOf(client)) return show({ name: 'invalid' })
  if (error) return show({ name: 'denied', reason: plain(error) })
  if (!code) return show({ name: 'invalid' })
  if (client.ports.clock.now() - attempt.at > attemptLife) return show({ name: 'expired' })
  show({ name: 'connecting' })
  try {
    await calls.connect(code, signal)
    show({ name: 'connected' })
  } catch (thrown) {
    if (signal.aborted || !(thrown instanceof PorticoError)) throw thrown
    show(isRefused(thrown) && thrown.status !== 403 ? { name: 'expired' } : { name: 'failed', error: thrown })
    throw thrown
  }

  function show(consent: SlackConsent) {
    set({ consent })
  }
}

/** The parameters that Slack adds. */
const brought = ['code', 'state', 'error', 'error_description'] as const

/** The start of each `state`, by which a return of Slack is known from others. */
const mark = 'slack.'

const slackAddress = 'https://slack.com/oauth/v2/authorize'
const usualScope = 'channels:read,groups:read,chat:write,chat:write.public'

/** A code of Slack is valid for ten minutes, and a person may think as long before. */
const attemptLife = 1_800_000

function tenantOf(client: Client): string {
  return client.get(sessionFeature).getSnapshot().user?.tenantId ?? ''
}

/** Repeats only well-formed codes, because a link may contain any text. */
function plain(reason: string): string {
  return /^[\w.-]{1,60}$/.test(reason) ? reason : 'unknown'
}
