import type { Feature } from '../../client/index.ts'
import { sessionFeature } from '../../session/index.ts'
import { defaultPasswordRules, rulesOf } from './rules-of.ts'
import type { PasswordRulesActions, PasswordRulesOptions, PasswordRulesState } from './types.ts'

const name = 'LOAD_PASSWORD_CONFIGURATION'

/** The rules for a new password. */
export const passwordRulesFeature: Feature<PasswordRulesState, PasswordRulesActions, PasswordRulesOptions | undefined> =
  {
    name: 'password-rules',
    scope: 'tenant',
    isSignIn: true,
    state: () => ({ rules: null }),
    actions: ({ client, task }, { userId } = {}) => ({
      load: task('latest', async ({ set, signal }) => {
        const isSignedIn = client.get(sessionFeature).getSnapshot().user !== null
        try {
          const answer =
            userId === undefined && isSignedIn
              ? await client.api.get('/identity/resources/configurations/v1/password', { signal })
              : await client.api.get('/identity/resources/users/v1/passwords/config', {
                  query: userId === undefined ? {} : { userId },
                  signal,
                })
          client.startUp.record({ name })
          set({ rules: rulesOf(answer) })
        } catch (error) {
          if (!signal.aborted) client.startUp.record({ name, error })
          set(({ rules }) => ({ rules: rules ?? defaultPasswordRules }))
          throw error
        }
      }),
    }),
    // A signed-out person chooses a password too.
    start({ client, actions }) {
      // Rules are also for people who are not signed in yet.
      void actions.load()
      return client.on('signedIn', () => void actions.load())
    },
  }
