import { readFromAddress, returnToAddress, takeFromAddress } from '../../client/address-values.ts'
import { loadCustomLogin } from '../../client/custom-login.ts'
import type { Client, Feature } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { settledUser } from '../../client/settled-session.ts'
import type { TaskCall } from '../../core/feature.ts'
import { isRefused } from '../../core/is-refused.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { typedCode } from '../../core/typed-code.ts'
import { routeOf } from '../../routes/index.ts'
import type { InvitationActions, InvitationState } from './types.ts'

/** The codes of errors that `invitation` makes itself. Their meaning is in its guide. */
const invitationErrors = {
  codeRequired: 'code-required',
} as const

/** Joins a tenant by a mailed link or code, or by an invitation in the address of a sign-in. */
export const invitationFeature: Feature<InvitationState, InvitationActions> = {
  name: 'invitation',
  scope: 'client',
  state: () => ({ step: { name: 'idle' }, invite: null }),
  actions: ({ client, task }) => ({
    begin: task(
      'single',
      async (call) => {
        switch (routeOf(routesOf(client), client.ports.page.url()?.pathname ?? '')) {
          case 'acceptInvitationUrl':
            return acceptByLink(client, call)
          case 'acceptInvitationWithOTCUrl': {
            const { userId, token } = readFromAddress(client, proofNames)
            return call.set({ step: userId && token ? { name: 'validate', hasCode: true } : { name: 'invalid' } })
          }
          default:
            return verifyInvite(client, call)
        }
      },
      { changes: ['tenants'] },
    ),
    submitCode: task(
      'single',
      async (call, input) =>
        acceptByCode(client, call, typedCode(input.code, invitationErrors.codeRequired, 'Enter the code')),
      {
        changes: ['tenants'],
      },
    ),
  }),
  start({ client, actions }) {
    return whenShown(client.ports, actions.begin)
  },
}

type Call = TaskCall<InvitationState>

const proofNames = ['userId', 'token'] as const

async function acceptByLink(client: Client, { set, signal }: Call): Promise<void> {
  set({ step: { name: 'validate', hasCode: false } })
  const values = takeFromAddress(client, proofNames)
  const { userId, token } = values
  if (!userId || !token) return set({ step: { name: 'invalid' } })
  set({ step: { name: 'pending' } })
  try {
    await client.api.post('/identity/resources/users/v1/invitation/accept', { body: { userId, token }, signal })
    await loadCustomLogin(client, signal)
    set({ step: { name: 'success' } })
  } catch (error) {
    // An invitation is still valid unless the provider refused it.
    const canRetry = !isRefused(error)
    if (canRetry) returnToAddress(client, values)
    set({ step: { name: 'failed', canRetry } })
    throw error
  }
}

async function acceptByCode(client: Client, { set, signal }: Call, code: string): Promise<void> {
  const values = takeFromAddress(client, proofNames)
  const { userId, token } = values
  if (!userId || !token) return set({ step: { name: 'invalid' } })
  set({ step: { name: 'pending' } })
  try {
    const body = { userId, token, code }
    await client.api.post('/identity/resources/users/v1/invitation/accept/code', { body, signal })
    await loadCustomLogin(client, signal)
    set({ step: { name: 'success' } })
  } catch (error) {
    returnToAddress(client, values)
    set({ step: { name: 'validate', hasCode: true } })
    throw error
  }
}

/**
 * Checks the invitation of a sign-in or sign-up. It signs the current user out first, because the invitation may be for
 * another person.
 */
async function verifyInvite(client: Client, { set, signal }: Call): Promise<void> {
  const { invitationToken: token } = readFromAddress(client, ['invitationToken'])
  if (!token) return set({ invite: null })
  set({ invite: { status: 'checking', tenantName: '' } })
  if (await settledUser(client, signal)) await client.session.logOut({ isStaying: true })
  try {
    const path = '/identity/resources/tenants/invites/v1/verify'
    const answer = await client.api.post(path, { body: { token }, signal })
    set({ invite: { status: 'verified', tenantName: nameIn(answer) } })
  } catch (error) {
    if (!isRefused(error)) throw error
    // A sign-in that carried the invitation would be refused too.
    takeFromAddress(client, ['invitationToken'])
    set({ invite: { status: 'refused', tenantName: '' } })
  }
}

/** The answer holds the name of the account as text or as a member. */
function nameIn(answer: unknown): string {
  if (typeof answer === 'string') return answer
  if (typeof answer !== 'object' || answer === null) return ''
  const name: unknown = 'name' in answer ? answer.name : null
  return typeof name === 'string' ? name : ''
}
