import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { addressErrors, addressKey, emailAddress } from '../../../core/email-address.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { TaskCall } from '../../../core/feature.ts'
import { isRefused } from '../../../core/is-refused.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn, textsIn } from '../../../core/lists/rows-in.ts'
import { checkResend, sentNow } from '../../../core/sent-times.ts'
import type { Shape } from '../../../core/shape.ts'
import { typedCode } from '../../../core/typed-code.ts'
import { apiOf } from '../../../http/api.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { pageWithin } from '../../../http/paging.ts'
import { sessionFeature } from '../../../session/index.ts'
import { withStepUp } from '../../step-up/index.ts'
import type { OwnEmail, OwnEmailActions, OwnEmailState, VerifyOwnEmailStep } from './types.ts'

/** The types of the members of {@link OwnEmail}. */
const ownEmailShape: Shape<OwnEmail> = {
  id: 'string',
  email: 'text',
  isPrimary: 'flag',
  'isVerified|null': 'boolean',
}

const me = '/identity/resources/users/v2/me'

/** The codes of errors that `own-email` makes itself. Their meaning is in its guide. */
const ownEmailErrors = {
  ...addressErrors,
  emailCodeRequired: 'email-code-required',
  emailUnchanged: 'email-unchanged',
  noCodeSent: 'no-code-sent',
  unknownEmail: 'unknown-email',
} as const

/** The e-mail addresses of the signed-in user, and the change of the one that the user signs in with. */
export const ownEmailFeature: Feature<OwnEmailState, OwnEmailActions> = {
  name: 'own-email',
  scope: 'user',
  source: 'admin-portal',
  reads: ['me', 'own-emails'],
  state: () => ({ ...emptyList({ pageSize: null }), step: { name: 'list' }, canChange: null }),
  actions(tools) {
    const { client, task, step, cancelAll, state } = tools
    const allow = step(({ set }, canChange: boolean) => set({ canChange }))
    const list = listing(
      tools,
      async (query, signal) => {
        const { rows, canChange } = await readOwnEmails(client, signal)
        signal.throwIfAborted()
        allow(canChange)
        return pageWithin(rows, query, ['email'])
      },
      { resource: 'own-emails' },
    )

    return {
      ...list.actions,
      start: task('single', (call, input) => send(call, newAddress(input.email, state())), sending),
      confirm: task('single', async ({ set }, { id }) => {
        const { email } = waiting(state(), id)
        const now = client.ports.clock.now()
        set({ step: { name: 'verifyOwnEmail', email, sentAt: now, resendAt: now } })
      }),
      verify: task(
        'single',
        async (call, input) => {
          const { email } = asked(state())
          const code = typedCode(input.code, ownEmailErrors.emailCodeRequired, 'Enter the code that was sent')
          await confirmed(client, { email, code }, call.signal)
          // A token without the new address would reach the application's server. The renewal brings it to all tabs.
          void client.session.getAccessToken({ forceRefresh: true }).catch(() => null)
          call.set({ step: { name: 'list' } })
        },
        { changes: ['me', 'own-emails'] },
      ),
      resend: task(
        'single',
        (call) => {
          const present = asked(state())
          checkResend(client.ports.clock, present)
          return send(call, present.email)
        },
        sending,
      ),
      cancel: step(({ set }) => {
        cancelAll()
        set({ step: { name: 'list' } })
        // The canceled call may have been loading the list, or have changed it.
        void list.actions.load()
      }),
    }

    async function send({ set, signal }: TaskCall<OwnEmailState>, email: string) {
      await withStepUp(client, () => client.api.post(root, { body: { email }, signal }))()
      set({ step: { name: 'verifyOwnEmail', email, ...sentNow(client.ports.clock) } })
    }
  },
  start: loadWhileSignedIn,
}

const root = '/identity/resources/users/v1/email/me'

const sending = { changes: ['own-emails'] } as const

/** Sends a code. A refusal is none if the address is the own one already: another tab has confirmed it. */
async function confirmed(
  client: Client,
  body: { readonly email: string; readonly code: string },
  signal: AbortSignal,
): Promise<void> {
  try {
    await withStepUp(client, () => client.api.post(`${root}/verify`, { body, signal }))()
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown
    const present = await presentEmail(client, signal).catch(() => null)
    if (present === null || addressKey(present) !== addressKey(body.email)) throw thrown
  }
}

function newAddress(typed: string, { rows }: OwnEmailState): string {
  const email = emailAddress(typed)
  const isPresent = rows.some((row) => row.isPrimary && addressKey(row.email) === addressKey(email))
  if (isPresent)
    throw new PorticoError(ownEmailErrors.emailUnchanged, 'This is your address already. Enter another one')
  return email
}

function asked({ step }: OwnEmailState): VerifyOwnEmailStep {
  if (step.name === 'verifyOwnEmail') return step
  throw new PorticoError(ownEmailErrors.noCodeSent, 'No code was sent. Enter the new address first')
}

function waiting({ rows }: OwnEmailState, id: string): OwnEmail {
  const found = rows.find((row) => row.id === id && !row.isPrimary)
  if (found) return found
  throw new PorticoError(ownEmailErrors.unknownEmail, 'That address does not wait for a code any more')
}

/** Reads the addresses of the signed-in user, the one to sign in with first, and whether it may be changed. */
async function readOwnEmails(
  client: Client,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly OwnEmail[]; readonly canChange: boolean }> {
  const api = apiOf(client.api, { source: 'admin-portal' })
  const { id = '' } = client.get(sessionFeature).getSnapshot().user ?? {}
  const query = { userIds: id, _offset: 0, _limit: 100 }
  const [user, policy, listed] = await Promise.all([
    api.get(me, { signal }),
    ifOffered(api.get('/identity/resources/configurations/v1/user-emails-policy', { signal })),
    ifOffered(api.get('/identity/resources/users/emails/v1', { query, signal })),
  ])
  const { verified, provider, managedBy } = user
  const [email = ''] = textsIn([user.email])
  const isOther = (address: string) => addressKey(address) !== addressKey(email)
  // A provider that ignores `userIds` answers the addresses of all users.
  const others = objectsIn(listed?.items).filter((one) => one.userId === id && textsIn([one.email]).some(isOther))
  const rows = [
    ...(email === '' ? [] : [{ id: email, email, isPrimary: true, isVerified: verified }]),
    ...others.map((one) => ({ id: one.email, email: one.email, isPrimary: false, isVerified: one.verified ?? null })),
  ]
  return {
    rows: rowsIn<OwnEmail, OwnEmail>(client, rows, (row) => row, ownEmailShape),
    canChange: policy?.allowEmailChange === true && isOwn({ provider, managedBy }),
  }
}

/** The address that the signed-in user has at the provider now. */
async function presentEmail(client: Client, signal: AbortSignal): Promise<string> {
  const { email } = await client.api.get(me, { signal, source: 'admin-portal' })
  return email
}

/** No other system sets the address: neither a directory nor the provider of a single sign-on. */
function isOwn({ provider = 'local', managedBy = 'frontegg' }: Origin): boolean {
  return provider === 'local' && managedBy === 'frontegg'
}

interface Origin {
  readonly provider?: string | undefined
  readonly managedBy?: string | undefined
}
