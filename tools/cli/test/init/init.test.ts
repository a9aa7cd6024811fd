import { transform } from 'esbuild'
import { afterEach, describe, expect, it } from 'vitest'
import { applications, type Files } from './fixtures.ts'
import { type Folder, openFolder } from './open-folder.ts'

const folders: Folder[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function open(files: Files): Folder {
  const folder = openFolder(files)
  folders.push(folder)
  return folder
}

const names = Object.keys(applications)
const kinds = names.flatMap((name) =>
  [true, false].flatMap((isTypeScript) => [true, false].map((isInSource) => ({ name, isTypeScript, isInSource }))),
)

function filesOf({ name, ...kind }: (typeof kinds)[number]): Files {
  return applications[name]?.(kind) ?? {}
}

describe.each(kinds)('init in $name (TypeScript: $isTypeScript, src: $isInSource)', (kind) => {
  it('init sets the application up with at most three files, its packages and its variable', async () => {
    const folder = open(filesOf(kind))
    const before = folder.files()
    const { exitCode, printed, errors } = await folder.init()
    expect([exitCode, errors]).toEqual([0, ''])
    expect(printed).toContain(`${kind.name}, ${kind.isTypeScript ? 'TypeScript' : 'JavaScript'}, npm`)
    const after = folder.files()
    const changed = Object.keys(after).filter((path) => after[path] !== before[path])
    const sources = changed.filter((path) => path !== 'package.json' && path !== '.env.local')
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.length).toBeLessThanOrEqual(3)
    expect(changed).toEqual(expect.arrayContaining(['package.json', '.env.local']))
    expect(JSON.parse(after['package.json'] ?? '')).toMatchObject({
      dependencies: { '@portico/headless': expect.any(String), '@portico/ui-kit': expect.any(String) },
      devDependencies: { '@portico/emulator': expect.any(String) },
    })
    expect(after['.env.local']).toMatch(/^(?:VITE_|NEXT_PUBLIC_|PUBLIC_)PORTICO_URL=http:\/\/localhost:4400\n$/)
    const variable = /^\w+/.exec(after['.env.local'] ?? '')?.[0] ?? 'no variable'
    expect(sources.some((path) => after[path]?.includes(variable))).toBe(true)
  })

  it('init writes files that can be read, and no types into JavaScript', async () => {
    const folder = open(filesOf(kind))
    await folder.init()
    for (const [path, text] of Object.entries(folder.files())) {
      if (!/\.[jt]sx?$/.test(path)) continue
      const loader = kind.isTypeScript ? 'tsx' : 'jsx'
      await expect(transform(text, { loader, jsx: 'automatic' }), path).resolves.toBeDefined()
    }
  })

  it('the client that init writes requests no session at a first visit', async () => {
    const folder = open(filesOf(kind))
    await folder.init()
    const text = Object.values(folder.files()).join('\n')
    expect(text).toMatch(/client=\{\{ baseUrl: [\w.]+PORTICO_URL[^}]*, restoreSession: 'seen' \}\}/)
  })

  it('a second run of init changes nothing', async () => {
    const folder = open(filesOf(kind))
    await folder.init()
    const first = folder.files()
    const { exitCode, printed } = await folder.init()
    expect([exitCode, folder.files()]).toEqual([0, first])
    expect(printed).toContain('nothing to change')
  })

  it('init with --dry shows the differences and writes nothing', async () => {
    const folder = open(filesOf(kind))
    const before = folder.files()
    const { exitCode, printed } = await folder.init(['--dry'])
    expect([exitCode, folder.files()]).toEqual([0, before])
    expect(printed).toContain('+++ b/package.json')
    expect(printed).toMatch(/^\+.*PORTICO_URL/m)
  })
})

const plain = { isTypeScript: true, isInSource: true }

describe('init', () => {
  it('init writes nothing without --yes if no person can answer', async () => {
    const folder = open(applications['vite']?.(plain) ?? {})
    const before = folder.files()
    const { exitCode, printed } = await folder.init([])
    expect([exitCode, folder.files()]).toEqual([1, before])
    expect(printed).toContain('package.json was left as it is')
  })

  it('init asks once for new files and insertions, and respects a no', async () => {
    const folder = open(applications['vite']?.(plain) ?? {})
    const before = folder.files()
    const refused = await folder.init([], false)
    expect([refused.exitCode, refused.questions.length, folder.files()]).toEqual([1, 1, before])
    const agreed = await folder.init([], true)
    expect([agreed.exitCode, agreed.questions.length]).toEqual([0, 1])
    expect(folder.text('src/portico.tsx')).toContain('PorticoKit')
  })

  it('a file with other content is shown and asked about, and --yes does not replace it', async () => {
    const folder = open({ ...applications['vite']?.(plain), 'src/portico.tsx': 'export const mine = 1\n' })
    const { exitCode, printed } = await folder.init(['--yes'])
    expect(exitCode).toBe(1)
    expect(printed).toContain('-export const mine = 1')
    expect(folder.text('src/portico.tsx')).toBe('export const mine = 1\n')
    const { questions } = await folder.init(['--yes'], true)
    expect(questions).toEqual(['Replace src/portico.tsx, which has other content?'])
    expect(folder.text('src/portico.tsx')).toContain('PorticoKit')
  })

  it('variables and packages that are there keep their values', async () => {
    const files = applications['vite']?.(plain) ?? {}
    const manifest = JSON.parse(files['package.json'] ?? '')
    manifest.dependencies['@portico/headless'] = '0.0.9'
    const folder = open({
      ...files,
      'package.json': JSON.stringify(manifest, null, '\t'),
      '.env.local': 'A=1\nVITE_PORTICO_URL=https://id.example.com',
    })
    await folder.init()
    expect(folder.text('.env.local')).toBe('A=1\nVITE_PORTICO_URL=https://id.example.com')
    expect(folder.text('package.json')).toContain('\t\t"@portico/headless": "0.0.9"')
  })

  it('of two groups with one name, the last one gets the packages', async () => {
    const group = '"dependencies": {\n    "react": "19",\n    "vite": "8"\n  }'
    const folder = open({ ...applications['vite']?.(plain), 'package.json': `{\n  ${group},\n  ${group}\n}\n` })
    expect((await folder.init()).exitCode).toBe(0)
    expect(folder.text('package.json')).toContain(`{\n  ${group},`)
    expect(JSON.parse(folder.text('package.json') ?? '').dependencies).toHaveProperty('@portico/ui-kit')
  })

  it('a variable is added to a file whose last line has no end', async () => {
    const folder = open({ ...applications['vite']?.(plain), '.env.local': 'A=1' })
    await folder.init(['--yes', '--provider', 'https://id.example.com/frontegg/'])
    expect(folder.text('.env.local')).toBe('A=1\nVITE_PORTICO_URL=https://id.example.com\n')
  })

  it('a variable that another file has is not added again', async () => {
    const folder = open({ ...applications['vite']?.(plain), '.env': 'VITE_PORTICO_URL=https://id.example.com\n' })
    await folder.init()
    expect(folder.text('.env.local')).toBeNull()
  })

  it('routes by the names of files need no row', async () => {
    const routes = "import { flatRoutes } from '@react-router/fs-routes'\n\nexport default flatRoutes()\n"
    const folder = open({ ...applications['react-router']?.(plain), 'app/routes.ts': routes })
    const { exitCode } = await folder.init()
    expect([exitCode, folder.text('app/routes.ts')]).toEqual([0, routes])
    expect(folder.text('app/routes/account.$.tsx')).toContain('return null')
  })

  it('an entry without the usual place is left, and the step is printed', async () => {
    const main = "import { hydrate } from './own'\n\nhydrate()\n"
    const folder = open({ ...applications['vite']?.(plain), 'src/main.tsx': main })
    const { exitCode, printed } = await folder.init()
    expect(exitCode).toBe(1)
    expect(printed).toContain('In src/main.tsx, import { Portico }')
    expect(folder.text('src/main.tsx')).toBe(main)
  })

  it.each([
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
  ])('the lock file %s at the root of a monorepo means %s', async (lock, manager) => {
    const files = Object.entries(applications['vite']?.(plain) ?? {})
    const app = Object.fromEntries(files.map(([path, text]) => [`apps/web/${path}`, text]))
    const folder = open({ ...app, [lock]: '', 'package.json': '{ "workspaces": ["apps/*"] }' })
    const { printed, exitCode } = await folder.init(['--yes', '--folder', 'apps/web'])
    expect(exitCode).toBe(0)
    expect(printed).toContain(`${manager} install`)
    expect(folder.text('apps/web/src/portico.tsx')).not.toBeNull()
    expect(folder.text('package.json')).toBe('{ "workspaces": ["apps/*"] }')
  })

  it.each<[reason: string, files: Files, sentence: string]>([
    ['no package.json', {}, 'There is no package.json'],
    ['an unreadable package.json', { 'package.json': '{ "name": ' }, 'cannot be read as JSON'],
    [
      'packages that are no object',
      { 'package.json': '{ "dependencies": [], "devDependencies": { "vite": "8", "react": "19" } }' },
      'is no object: correct it',
    ],
    [
      'no framework',
      { 'package.json': '{ "dependencies": { "vue": "3" } }' },
      'init looked for next, @react-router/dev',
    ],
    ['the root of a monorepo', { 'package.json': '{ "workspaces": ["apps/*"] }' }, 'root of a monorepo'],
    ['Vite without React', { 'package.json': '{ "devDependencies": { "vite": "8" } }' }, 'Vite without React'],
    ['the pages router', { 'package.json': '{ "dependencies": { "next": "16" } }' }, 'No app router was found'],
    ['Astro without islands', { 'package.json': '{ "dependencies": { "astro": "5" } }' }, 'npx astro add react'],
    [
      'Vite without an entry',
      { 'package.json': '{ "dependencies": { "vite": "8", "react": "19" } }' },
      'No entry was found',
    ],
  ])('%s ends with 2 and one sentence', async (_, files, sentence) => {
    const folder = open(files)
    const { exitCode, errors } = await folder.init()
    expect(exitCode).toBe(2)
    expect(errors).toContain(sentence)
    expect(errors.split('\n')).toHaveLength(1)
    expect(folder.files()).toEqual(files)
  })

  it.each([
    [['--framework', 'angular'], '--framework takes'],
    [['--provider', 'id.example.com'], 'no http or https address'],
    [['--colour'], 'Unknown option'],
  ])('the arguments %j end with 2 and a reason', async (args, reason) => {
    const { exitCode, errors } = await open({}).init(args)
    expect([exitCode, errors]).toEqual([2, expect.stringContaining(reason)])
  })
})
