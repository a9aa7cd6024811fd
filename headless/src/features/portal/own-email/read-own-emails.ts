import type { Client } from '../../../client/index.ts'
import { addressKey } from '../../../core/email-address.ts'
import { objectsIn, rowsIn, textsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import { apiOf } from '../../../http/api.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { sessionFeature } from '../../../session/index.ts'
import type { OwnEmail } from './types.ts'

/** The types of the members of {@link OwnEmail}. */
const ownEmailShape: Shape<OwnEmail> = {
  id: 'string',
  email: 'text',
  isPrimary: 'flag',
  'isVerified|null': 'boolean',
}

/** Reads the addresses of the signed-in user, the one to sign in with first, and whether it may be changed. */
export async function readOwnEmails(
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
export async function presentEmail(client: Client, signal: AbortSignal): Promise<string> {
  const { email } = await client.api.get(me, { signal, source: 'admin-portal' })
  return email
}

const me = '/identity/resources/users/v2/me'

/** No other system sets the address: neither a directory nor the provider of a single sign-on. */
function isOwn({ provider = 'local', managedBy = 'frontegg' }: Origin): boolean {
  return provider === 'local' && managedBy === 'frontegg'
}

interface Origin {
  readonly provider?: string | undefined
  readonly managedBy?: string | undefined
}
