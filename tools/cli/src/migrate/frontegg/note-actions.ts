import { Node, type SourceFile, SyntaxKind } from 'ts-morph'

/** Notes each action of `useAuthActions` and `useLoginActions` that the layer does not have. */
export function noteActions(source: SourceFile, note: (node: Node, text: string) => unknown): void {
  for (const call of source.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    const hook = /(?:^|\.)(use(?:Auth|Login)Actions)$/.exec(call.getExpression().getText())?.[1]
    const pattern = call.getParentIfKind(SyntaxKind.VariableDeclaration)?.getNameNode()
    if (!hook || !Node.isObjectBindingPattern(pattern)) continue
    for (const one of pattern.getElements()) {
      const name = one.getPropertyNameNode()?.getText() ?? one.getName()
      if (!actions.has(name) && !one.getDotDotDotToken()) note(one, `${name} of ${hook}: use ${instead(name)}`)
    }
  }
}

function instead(name: string): string {
  return /^(?:login|verify|preLogin|recover)/i.test(name)
    ? 'useLogin() of @portico/headless/login'
    : 'the hook of the feature, see docs/README.md'
}

const actions: ReadonlySet<string> = new Set(
  [
    'logout requestAuthorize refreshToken loadProfile requestHostedLoginAuthorize switchTenant loadTenants',
    'loadApiTokens loadUserApiTokens loadTenantApiTokens',
  ].flatMap((names) => names.split(' ')),
)
