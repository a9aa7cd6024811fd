import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { subAccountErrors } from './errors.ts'
import { readAccount } from './read-accounts.ts'
import type { SubAccountActions, SubAccountOptions, SubAccountState } from './types.ts'

/** One account below that of the signed-in user. */
export const subAccountFeature: Feature<SubAccountState, SubAccountActions, SubAccountOptions> = {
  name: 'sub-account',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['sub-accounts'],
  state: () => ({ value: null }),
  actions: ({ client, task }, { id }) => ({
    load: task('latest', async ({ set, signal }) => {
      try {
        const value = await readAccount(client, id, signal)
        if (!value) throw notFound()
        set({ value })
      } catch (thrown) {
        if (!(thrown instanceof PorticoError && thrown.status === 404)) throw thrown
        set({ value: null })
        throw notFound()
      }
    }),
  }),
  start: loadWhileSignedIn,
}

function notFound(): PorticoError {
  return new PorticoError(
    subAccountErrors.subAccountNotFound,
    'This account is not there any more: another administrator may have removed it. Return to the list',
    { status: 404 },
  )
}
