import { fileWith, type Plan } from '../change.ts'
import { firstFile, type Project, textIn, Unfit } from '../project.ts'

/** The parts of a provider file that differ by framework. */
export interface ProviderFile {
  /** The path without its extension. */
  readonly path: string
  /** The expression of the provider's address. */
  readonly address: string
  /** A component that joins the application's router, and the entry that exports it. */
  readonly follow?: { readonly name: string; readonly from: string }
  /** The first line, such as a directive. */
  readonly head?: string
}

/** Plans the file with the one component that goes around an application. */
export function providerFile(project: Project, { path, address, follow, head }: ProviderFile): Plan {
  const file = providerPath(project, path)
  const other = firstFile(
    project,
    extensions.map((one) => `${path}.${one}`).filter((one) => one !== file),
  )
  if (other !== null)
    throw new Unfit(
      `Imports of ${file} would lead to ${other}: rename that one, then run init again. Nothing was written.`,
    )
  const typed = project.isTypeScript
  const lines = [
    ...(head === undefined ? [] : [head, '']),
    ...(follow === undefined ? [] : [`import { ${follow.name} } from '${follow.from}'`]),
    "import { PorticoKit } from '@portico/ui-kit'",
    ...(typed ? ["import type { ReactNode } from 'react'"] : []),
    '',
    '/** The sign-in, its screens and the session, around the application. */',
    `export function Portico({ children }${typed ? ': { readonly children: ReactNode }' : ''}) {`,
    '  return (',
    `    <PorticoKit client={${clientAt(address)}}>`,
    ...(follow === undefined ? [] : [`      <${follow.name} />`]),
    '      {children}',
    '    </PorticoKit>',
    '  )',
    '}',
    '',
  ]
  return fileWith(file, textIn(project, file), lines.join('\n'))
}

/** The extensions that an import may leave out. */
const extensions = ['mjs', 'js', 'mts', 'ts', 'jsx', 'tsx']

/** The path of the provider file, whose path without its extension is `path`. */
export function providerPath({ isTypeScript }: Project, path: string): string {
  return `${path}.${isTypeScript ? 'tsx' : 'jsx'}`
}

/** The options of the client. All sessions begin in the application, so a first visit requests none. */
export function clientAt(address: string): string {
  return `{ baseUrl: ${address}, restoreSession: 'seen' }`
}
