import type { PackageManager } from './package-manager.ts'
import type { Template } from './templates.ts'

/** An application that was written. */
export interface WrittenApplication {
  /** Its folder, from where the command was called; an empty text for that place itself. */
  readonly folder: string
  readonly template: Template
  readonly manager: PackageManager
  readonly provider: string | undefined
  readonly needsInstall: boolean
}

/** Returns the steps to a signed-in page: at most six lines. */
export function stepsAfter({ folder, template, manager, provider, needsInstall }: WrittenApplication): string {
  const account = provider === undefined ? 'as admin@acme.test with Portico-demo-1' : `with an account of ${provider}`
  return [
    `The application is written (${template.label}). To start it:`,
    ...(folder === '' ? [] : [`  cd ${/\s/.test(folder) ? `"${folder}"` : folder}`]),
    ...(needsInstall ? [`  ${manager} install`] : []),
    `  ${manager} run dev`,
    `Open ${template.address} and sign in ${account}.`,
  ].join('\n')
}
