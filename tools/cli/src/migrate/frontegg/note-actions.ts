import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { Note } from './note-unknown.ts'
import { membersOf, namesInPattern } from './taken-names.ts'

/** Notes each action of `useAuthActions` and `useLoginActions` that the layer does not have. */
export function noteActions(source: SourceFile, note: Note): void {
  for (const call of source.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    const hook = /(?:^|\.)(use(?:Auth|Login)Actions)$/.exec(call.getExpression().getText())?.[1]
    const target = call.getParentIfKind(SyntaxKind.VariableDeclaration)?.getNameNode()
    if (!hook || !target) continue
    const names = Node.isIdentifier(target) ? membersOf(source, target.getText()) : namesInPattern(target)
    for (const { name, node } of names) {
      if (!actions.has(name)) note(node, `${name} of ${hook}: use ${insteadOf(name)}`)
    }
  }
}

/** Returns what replaces an action of Frontegg. */
export function insteadOf(action: string): string {
  return replacements.find(([pattern]) => pattern.test(action))?.[1] ?? rest
}

const rest = 'the hook of the feature: docs/README.md#every-feature'

/** What replaces the actions that a pattern names. The first one that fits counts. */
export const replacements: readonly (readonly [names: RegExp, replacement: string])[] = [
  [/forgotPassword|resetPassword/i, 'useForgotPassword() and useResetPassword() of @portico/headless'],
  [/changePassword/i, 'useChangePassword() of @portico/headless/change-password'],
  [/password(?:Config|less)|^(?:login|preLogin|recover|verify)/i, 'useLogin() of @portico/headless/login'],
  [/activat/i, 'useActivation() of @portico/headless/activation'],
  [/invitation/i, 'useInvitation() of @portico/headless/invitation'],
  [/sign-?up/i, 'useSignUp() of @portico/headless/sign-up'],
  [/social/i, 'useSocialLogin() of @portico/headless/social-login'],
  [/mfa/i, 'useMfa() of @portico/headless/mfa, and useOwnFactors() of @portico/headless/own-factors'],
  [/profile/i, 'useProfile() of @portico/headless/portal/profile'],
  [/group/i, 'useGroups() of @portico/headless/portal/groups'],
  [/role/i, 'useRoles() of @portico/headless/portal/roles'],
  [/sso|domain|saml|oidc/i, 'useSsoConnections() of @portico/headless/portal/sso-connections'],
  [/token/i, 'useApiTokens() of @portico/headless/portal/api-tokens'],
  [/session/i, 'useLoginSessions() of @portico/headless/login-sessions'],
  [/audit/i, 'useAudits() of @portico/headless/portal/audits'],
  [/subAccount|allAccounts/i, 'useSubAccounts() of @portico/headless/portal/sub-accounts'],
  [/user|team|member/i, 'useUsersTable() of @portico/headless/portal/users'],
]

const actions: ReadonlySet<string> = new Set(
  [
    'logout requestAuthorize refreshToken loadProfile requestHostedLoginAuthorize switchTenant loadTenants',
    'loadApiTokens loadUserApiTokens loadTenantApiTokens',
  ].flatMap((names) => names.split(' ')),
)
