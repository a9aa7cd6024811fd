import { fileWith, type Plan } from '../change.ts'
import { type Project, textIn } from '../project.ts'

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
  const file = `${path}.${project.isTypeScript ? 'tsx' : 'jsx'}`
  const typed = project.isTypeScript
  const lines = [
    ...(head === undefined ? [] : [head, '']),
    ...(follow === undefined ? [] : [`import { ${follow.name} } from '${follow.from}'`]),
    "import { PorticoKit } from '@portico/ui-kit'",
    ...(typed ? ["import type { ReactNode } from 'react'"] : []),
    '',
    `const client = { baseUrl: ${address} }`,
    '',
    '/** The sign-in, its screens and the session, around the application. */',
    `export function Portico({ children }${typed ? ': { readonly children: ReactNode }' : ''}) {`,
    ...(follow === undefined
      ? ['  return <PorticoKit client={client}>{children}</PorticoKit>']
      : [
          '  return (',
          '    <PorticoKit client={client}>',
          `      <${follow.name} />`,
          '      {children}',
          '    </PorticoKit>',
          '  )',
        ]),
    '}',
    '',
  ]
  return { changes: fileWith(file, textIn(project, file), lines.join('\n')), steps: [] }
}
