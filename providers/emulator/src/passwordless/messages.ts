import type { Call } from '../calls/call.ts'
import type { Message } from '../core/message-records.ts'
import { send } from '../core/outbox.ts'
import type { User } from '../core/users.ts'
import type { Passcode } from './records.ts'

/** Sends a code or a link. */
export function tellPasscode(call: Call, user: User, passcode: Passcode): void {
  send(call, messageOf(call, user, passcode))
}

/** Sends the lock notice by mail. The answer to the call does not disclose it. */
export function tellLocked(call: Call, user: User): void {
  send(call, {
    channel: 'email',
    to: user.email,
    kind: 'sign-in-locked',
    subject: 'Your account is locked',
    text: 'Somebody asked to sign in with your address. Your account is locked: ask your administrator to unlock it.',
  })
}

function messageOf(call: Call, user: User, { kind, secret }: Passcode): Omit<Message, 'id' | 'sentAt'> {
  const app = call.state.vendor.name
  switch (kind) {
    case 'code':
      return {
        channel: 'email',
        to: user.email,
        kind: 'sign-in-code',
        subject: `${secret} is your code for ${app}`,
        text: `Your code is ${secret}. It is good for 5 minutes, in the browser you asked from.`,
      }
    case 'smscode':
      return {
        channel: 'sms',
        to: user.phoneNumber ?? '',
        kind: 'sign-in-code',
        subject: '',
        text: `${secret} is your code for ${app}. It is good for 5 minutes.`,
      }
    case 'magiclink':
      return {
        channel: 'email',
        to: user.email,
        kind: 'magic-link',
        subject: `Sign in to ${app}`,
        text: `Sign in within 5 minutes: ${pageOf(call)}/account/login/magic-link?token=${secret}`,
      }
    default:
      return kind satisfies never
  }
}

/** Where the page is that asked: calls from other origins than those allowed have been refused before. */
function pageOf({ request, url }: Call): string {
  return request.headers.get('origin') ?? url.origin
}
