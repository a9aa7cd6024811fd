import type { Client } from '../../client/index.ts'
import { beginWith } from '../../client/quick-login.ts'
import { waysIn } from '../../client/ways-in.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { PromptQuickSmsStep } from './types.ts'

/**
 * The step that asks for a phone number after the sign-in, or `null`. It is due if the person chose sign-in by text
 * message and has no number.
 */
export function quickSmsPromptStep(client: Client): PromptQuickSmsStep | null {
  const { local } = client.ports.storage
  if (local.get('register-quick-login') !== 'SmsCode') return null
  local.set('register-quick-login', null)
  const { user } = client.get(sessionFeature).getSnapshot()
  if (!user || !waysIn(client).includes('SmsCode')) return null
  if (!user.phone) return { name: 'promptQuickSms', email: user.email }
  beginWith(client, 'SmsCode')
  return null
}
