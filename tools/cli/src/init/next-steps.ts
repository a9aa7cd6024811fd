import type { Framework } from './frameworks/index.ts'
import type { Project } from './project.ts'

/** Returns the steps that follow init, in their order. */
export function nextSteps({ framework, project, provider, steps }: SetUp): string {
  const { packageManager: manager } = project
  const run = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }[manager]
  const isHere = /^http:\/\/localhost(?:[:/]|$)/.test(provider)
  const port = new URL(provider).port || '80'
  const emulator = `portico-emulator${port === '4400' ? '' : ` --port ${port}`}`
  const all = [
    `${manager} install`,
    ...(isHere
      ? [
          `${run} ${emulator}, which serves ${provider} with the account admin@acme.test and the password Portico-demo-1`,
        ]
      : []),
    ...steps,
    `Start the application and open http://localhost:${framework.port}/account/login.`,
    'Put <RedirectToSignIn /> of @portico/headless into pages that need a session.',
    'Put <UserButton /> of @portico/ui-kit/portal/user-button into the header, and <AdminPortal /> of @portico/ui-kit/portal once beside the application: the menu opens it.',
    ...(isHere
      ? []
      : [
          `Allow the origin of the application at the provider, then run: ${run} portico doctor --provider ${provider} --origin http://localhost:${framework.port}`,
        ]),
  ]
  return `\nNext:\n${all.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}\n\nThe guide is ${framework.guide} in the repository of Portico.`
}

interface SetUp {
  readonly framework: Framework
  readonly project: Project
  readonly provider: string
  /** Steps of the framework's plan. */
  readonly steps: readonly string[]
}
