// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildWhatIsStale } from '../../../scripts/build/fresh-build.mjs'
import { budgetOf, measure, writeApplication } from '../../size/bundle.mjs'
import { installPacked } from '../../size/packed-packages.mjs'
import { installPeers, here as peersFolder } from '../install.mjs'

/** @typedef {{ readonly name: string, readonly imports: Readonly<Record<string, readonly string[]>>, readonly note?: string }} Application */

/** What is compared: ours by its name in test/size/budgets.json, and applications of peers. */
const comparisons =
  /** @type {readonly { title: string, ours: string, note?: string, peers: readonly Application[] }[]} */ ([
    {
      title: 'Hooks for a sign-in form of one’s own',
      ours: 'a sign-in form',
      peers: [
        {
          name: 'better-auth',
          imports: {
            'better-auth/react': ['createAuthClient'],
            '@better-auth-ui/react': ['AuthProvider', 'useSignInEmail', 'useSession'],
          },
        },
        {
          name: '@stytch/react',
          imports: { '@stytch/react': ['StytchProvider', 'useStytch', 'useStytchUser', 'createStytchHeadlessClient'] },
        },
      ],
    },
    {
      title: 'A sign-in box, with its styles',
      ours: 'the login box',
      peers: [
        {
          name: '@stytch/react',
          imports: { '@stytch/react': ['StytchProvider', 'StytchLogin', 'createStytchClient'] },
          note: 'for consumers, without organizations',
        },
        {
          name: '@stytch/react',
          imports: { '@stytch/react/b2b': ['StytchB2BProvider', 'StytchB2B', 'createStytchB2BClient'] },
          note: 'with organizations',
        },
        {
          name: '@clerk/react',
          imports: { '@clerk/react': ['ClerkProvider', 'SignIn'], '@clerk/ui': ['ui'], '@clerk/ui/entry': ['ClerkUI'] },
          note: 'before the form itself, which loads later, and before clerk-js, which its network serves',
        },
        {
          name: '@ory/elements-react',
          imports: { '@ory/elements-react': ['OryProvider'], '@ory/elements-react/theme': ['Login'] },
          note: 'without its style sheet',
        },
        {
          name: '@frontegg/react',
          imports: { '@frontegg/react': ['FronteggProvider', 'useAuth'] },
          note: 'before the box itself, which its network serves',
        },
      ],
    },
    {
      title: 'A page for the users of an account',
      ours: 'opening the portal at a list',
      note: 'with the navigation of all sections, and the client',
      peers: [
        {
          name: '@workos-inc/widgets',
          imports: { '@workos-inc/widgets': ['WorkOsWidgets', 'UsersManagement'] },
          note: 'without its style sheet',
        },
      ],
    },
  ])

/** @type {import('./part.mjs').Part} */
export const sizes = {
  id: 'sizes',
  title: 'Sizes',
  commands: ['npm run size', 'npm run proof -- --only sizes'],
  method:
    'Vite builds an application from the packed packages, with React left out, gzip at level 9. Peers are built alike, in the versions of test/bench/package.json. "At once" is what loads before the first render.',
  async measure({ root }) {
    const { subjects } = JSON.parse(readFileSync(join(root, 'test/size/budgets.json'), 'utf8'))
    const folder = mkdtempSync(join(tmpdir(), 'portico-proof-'))
    try {
      buildWhatIsStale(['headless', 'ui-kit'])
      installPacked(['headless', 'ui-kit'], folder)
      await installPeers()
      /** @type {(readonly [string, string, number | string])[]} */
      const own = []
      for (const subject of subjects)
        own.push([subject.name, kib((await measure(subject, folder)).first.gzip), budgetOf(subject)?.toFixed(1) ?? '–'])
      const compared = []
      for (const { title, ours, note = '', peers } of comparisons) {
        const subject = subjects.find((/** @type {{ name: string }} */ { name }) => name === ours)
        const rows = [[`**Portico**: ${ours}`, kib(await wholeOf(subject, folder)), note]]
        for (const peer of peers)
          rows.push([nameOf(peer, peersFolder), kib(await weightOf(peer, peersFolder)), peer.note ?? ''])
        compared.push({ title, columns: ['Package', 'KiB at once', 'Note'], rows })
      }
      return {
        sentences: [],
        tables: [...compared, { title: 'Budgets', columns: ['Application', 'KiB at once', 'Budget, KiB'], rows: own }],
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/**
 * Weighs all that an application has loaded once its subject is open.
 *
 * @param {import('../../size/bundle.mjs').Subject} subject
 * @param {string} folder
 */
async function wholeOf(subject, folder) {
  const { opens, started, ...closed } = subject
  const { first } = await measure(closed, folder)
  if (!opens) return first.gzip
  return first.gzip + (await measure({ ...closed, opens }, folder)).first.gzip
}

/** @param {Application} peer @param {string} folder */
function nameOf({ name }, folder) {
  return `${name} ${JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies[name] ?? ''}`.trim()
}

/**
 * Builds the application of a peer, without the source maps that a few of them lack, and weighs what loads at once.
 *
 * @param {Application} peer
 * @param {string} folder
 */
async function weightOf({ imports }, folder) {
  const entry = writeApplication(imports, folder)
  try {
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: entry, external: [/^react(?:-dom)?(?:\/|$)/] } },
    })
    if (Array.isArray(result) || !('output' in result)) throw new Error('Vite returned something else than one build.')
    const chunks = new Map(result.output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
    const atOnce = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
    for (const name of atOnce) for (const one of chunks.get(name)?.imports ?? []) if (chunks.has(one)) atOnce.add(one)
    return [...atOnce].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length, 0)
  } finally {
    rmSync(entry, { force: true })
  }
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1)
}
