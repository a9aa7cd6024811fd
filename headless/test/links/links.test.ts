import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import type { Client, Feature } from '../../src/client/index.ts'
import { activationFeature } from '../../src/features/activation/feature.ts'
import { impersonationFeature } from '../../src/features/impersonation/feature.ts'
import { invitationFeature } from '../../src/features/invitation/feature.ts'
import { loginFeature } from '../../src/features/login/feature.ts'
import { magicLinkFeature } from '../../src/features/passwordless/magic-link.ts'
import { resetPasswordFeature } from '../../src/features/reset-password/feature.ts'
import { socialLoginFeature } from '../../src/features/social-login/feature.ts'
import { ssoFeature } from '../../src/features/sso/feature.ts'
import { unlockFeature } from '../../src/features/unlock/feature.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import { settle } from '../fake-ports.ts'
import { openApp, until } from '../open-app.ts'

/** Arbitrary parameters of a link: words, characters of addresses, other scripts, and empty values. */
const written = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '%',
    '%00',
    '&token=x',
    '#',
    '//evil.example',
    'null',
    '{}',
    '<b>x</b>',
    '../..',
    'a'.repeat(3000),
  ),
)

/** The flows that links open: the address, its parameters and the feature. */
const flows = [
  ['unlock', '/account/unlock', ['token'], watch(unlockFeature)],
  ['reset-password', '/account/reset-password', ['userId', 'token'], watch(resetPasswordFeature)],
  ['activation', '/account/activate', ['userId', 'token'], watch(activationFeature)],
  ['activation by code', '/account/activate/code', ['userId', 'token'], watch(activationFeature)],
  ['invitation', '/account/invitation/accept', ['userId', 'token'], watch(invitationFeature)],
  ['invitation by code', '/account/invitation/code', ['userId', 'token'], watch(invitationFeature)],
  ['impersonation', '/account/impersonate', ['impersonatedUserId', 'actorToken'], watch(impersonationFeature)],
  ['magic link', '/account/login/magic-link', ['token'], watch(magicLinkFeature)],
  ['social login', '/account/social/success', ['code', 'state', 'error', 'provider'], watch(socialLoginFeature)],
  ['OpenID Connect', '/account/oidc/callback', ['code', 'state', 'error'], watch(ssoFeature)],
  ['SAML', '/account/saml/callback', ['SAMLResponse', 'RelayState', 'samlerrors'], watch(ssoFeature)],
] as const

describe('a link with arbitrary parameters', () => {
  it.each(flows)(
    'a link with arbitrary parameters signs no user in, and ends at a step: %s',
    async (_, path, names, open) => {
      const link = fc.record(Object.fromEntries(names.map((name) => [name, fc.option(written, { nil: undefined })])))
      await fc.assert(
        fc.asyncProperty(link, async (brought) => {
          const query = new URLSearchParams()
          for (const [name, value] of Object.entries(brought)) if (value !== undefined) query.append(name, value)
          const app = await openApp({ logLevel: 'silent', address: `http://localhost:5173${path}?${query}` })
          app.client.get(loginFeature).subscribe(() => {})
          const flow = open(app.client)
          await settle()
          await until(() => !flow().isPending)
          expect(flow().step.name).toMatch(ended)
          expect(app.client.get(sessionFeature).getSnapshot().user).toBeNull()
          expect(app.ports.page.moves.every((move) => move.path.startsWith('/account/') && move.replace)).toBe(true)
          // A reload uses no parameter again, because the address has lost those that were sent.
          const spent = app.called().filter((operation) => spending.has(operation)).length
          const again = await openApp({ logLevel: 'silent', beside: app, address: app.ports.page.url()?.href ?? '' })
          const reloaded = open(again.client)
          await settle()
          await until(() => !reloaded().isPending)
          expect(app.called().filter((operation) => spending.has(operation))).toHaveLength(spent)
        }),
        { numRuns: runs(150) },
      )
    },
  )
})

/** The steps that inform the user. At `idle` and `done`, the sign-in informs the user. */
const ended = /^(invalid|failed|denied|validate|idle|done)$/

/** The operations that use up a token or a code. */
const spending: ReadonlySet<string> = new Set([
  'unlockMe',
  'resetPassword',
  'activateAccount',
  'activateAccountWithCode',
  'acceptInvitation',
  'acceptInvitationWithCode',
  'impersonateUser',
  'postLoginPasswordless',
  'postLoginSocial',
  'postLoginOidc',
  'postLoginOidcV2',
  'postLoginSaml',
])

interface Watched {
  readonly isPending: boolean
  readonly step: { readonly name: string }
}

/** Subscribes to a feature, and returns a function that reads it. */
function watch<State extends { readonly step: { readonly name: string } }, Actions extends object>(
  feature: Feature<State, Actions>,
): (client: Client) => () => Watched {
  return (client) => {
    const slice = client.get(feature)
    slice.subscribe(() => {})
    return () => slice.getSnapshot()
  }
}
