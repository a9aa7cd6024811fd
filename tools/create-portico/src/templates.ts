import type { ServerFiles } from './over-issuer.ts'

/** One application that the command can write. Its files are in a folder named by its `id`. */
export interface Template {
  readonly id: string
  /** The framework, in words of the list that a person chooses from. */
  readonly label: string
  readonly hint: string
  /** The address of the application in development. */
  readonly address: string
  /** The oldest version of Node that its packages run on. */
  readonly node: string
  /** Its files that name the provider, if its session is on a server. */
  readonly serverFiles?: ServerFiles
}

/** Every template, in the order of the list. The first one is the default. */
export const templates: readonly [Template, ...Template[]] = [
  { id: 'vite', label: 'Vite', hint: 'one page with the kit', address: 'http://localhost:5173', node: '20.19.0' },
  {
    id: 'next',
    label: 'Next.js',
    hint: 'app router, the session on the server',
    address: 'http://localhost:3000',
    node: '20.9.0',
    serverFiles: { server: 'portico.ts', client: 'app/portico.tsx' },
  },
  {
    id: 'react-router',
    label: 'React Router',
    hint: 'framework mode, the session on the server',
    address: 'http://localhost:5173',
    node: '20.19.0',
    serverFiles: { server: 'app/portico.server.ts', client: 'app/root.tsx' },
  },
  {
    id: 'tanstack-start',
    label: 'TanStack Start',
    hint: 'the session on the server',
    address: 'http://localhost:3000',
    node: '22.12.0',
    serverFiles: { server: 'src/portico.server.ts', client: 'src/routes/__root.tsx' },
  },
  { id: 'astro', label: 'Astro', hint: 'islands with the kit', address: 'http://localhost:4321', node: '20.3.0' },
  {
    id: 'vite-hooks',
    label: 'Vite without the kit',
    hint: 'your markup with hooks and Tailwind',
    address: 'http://localhost:5173',
    node: '20.19.0',
  },
]

/** `true` if a version of Node, such as `v22.12.0`, is `oldest` or newer. */
export function isNodeAtLeast(version: string, oldest: string): boolean {
  const [have, need] = [partsOf(version), partsOf(oldest)]
  const at = need.findIndex((part, index) => part !== have[index])
  return at === -1 || (have[at] ?? 0) > (need[at] ?? 0)
}

function partsOf(version: string): readonly number[] {
  return version.replace(/^v/, '').split('.').map(Number)
}
