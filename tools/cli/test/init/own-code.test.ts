import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { applications, type Files } from './fixtures.ts'
import { type Folder, openFolder } from './open-folder.ts'

const folders: Folder[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function open(name: string, more: Files): Folder {
  const folder = openFolder({ ...applications[name]?.({ isTypeScript: true, isInSource: true }), ...more })
  folders.push(folder)
  return folder
}

const vite = applications['vite']?.({ isTypeScript: true, isInSource: true }) ?? {}

describe('the code of an application that init sets up', () => {
  it.each([
    [
      'an element in a comment',
      "import { Root } from './root'\n\n// renders <App /> within providers\nrender(<Root />)\n",
    ],
    ['a name that is taken', "import { Portico } from './architecture'\nimport App from './App'\nrender(<App />)\n"],
    ['a variable of that name', "import App from './App'\nconst Portico = 1\nrender(<App />)\n"],
    ['an element in a string', "import { Root } from './root'\nconst a = '<App />'\nrender(<Root />)\n"],
  ])('%s is left, the step is printed, and the exit code is 1', async (_, main) => {
    const folder = open('vite', { 'src/main.tsx': main })
    const { exitCode, printed } = await folder.init()
    expect([exitCode, folder.text('src/main.tsx')]).toEqual([1, main])
    expect(printed).toContain("In src/main.tsx, import { Portico } from './portico")
    const again = await folder.init()
    expect([again.exitCode, again.printed]).toEqual([1, expect.stringContaining('In src/main.tsx')])
  })

  it('a component of another module with the name of the provider is not the provider', async () => {
    const main = "import { Portico } from './house/columns'\nrender(<Portico><App /></Portico>)\n"
    const folder = open('vite', { 'src/main.tsx': main })
    expect((await folder.init()).exitCode).toBe(1)
    expect(folder.text('src/main.tsx')).toBe(main)
  })

  it('if an own portico.tsx is left, what needs it is left as well', async () => {
    const folder = open('vite', { 'src/portico.tsx': 'export const mine = 1\n' })
    const { exitCode, printed } = await folder.init()
    expect([exitCode, folder.text('src/main.tsx')]).toEqual([1, vite['src/main.tsx']])
    expect(printed).toContain('src/main.tsx was left as it is, as it needs src/portico.tsx.')
  })

  it.each(['vite', 'next', 'react-router', 'tanstack-start', 'astro'])(
    'line ends and byte order marks stay in an application of %s',
    async (name) => {
      const plain = open(name, { '.env.local': 'A=1\n' })
      const files = plain.files()
      await plain.init()
      const windows = Object.entries(files).map(([path, text]) => [path, `\uFEFF${text.replaceAll('\n', '\r\n')}`])
      const folder = openFolder(Object.fromEntries(windows))
      folders.push(folder)
      expect((await folder.init()).exitCode).toBe(0)
      for (const path of Object.keys(files)) {
        expect(folder.text(path), path).toBe(`\uFEFF${plain.text(path)?.replaceAll('\n', '\r\n')}`)
      }
    },
  )

  it.each(['package.json', 'src/main.tsx', '.env.local'])('if %s is not UTF-8, nothing is written', async (path) => {
    const folder = open('vite', {})
    const bytes = Buffer.from(`// Gr\xfc\xdfe\n${vite[path] ?? ''}`, 'latin1')
    writeFileSync(join(folder.path, path), bytes)
    const { exitCode, errors } = await folder.init()
    expect([exitCode, errors]).toEqual([2, expect.stringContaining(`${path} is not UTF-8`)])
    expect(readFileSync(join(folder.path, path)).equals(bytes)).toBe(true)
    expect(existsSync(join(folder.path, 'src/portico.tsx'))).toBe(false)
  })

  it('figures of package.json stay as they are written', async () => {
    const manifest = (vite['package.json'] ?? '').replace('{', '{\n  "a": 1.0,\n  "b": 12345678901234567890,')
    const folder = open('vite', { 'package.json': manifest })
    await folder.init()
    expect(folder.text('package.json')).toContain('"a": 1.0,\n  "b": 12345678901234567890,')
  })

  it('a symbolic link to a file elsewhere is named, and stays a link', async () => {
    const elsewhere = openFolder({ 'shared.env': 'A=1\n' })
    folders.push(elsewhere)
    const folder = open('vite', {})
    symlinkSync(join(elsewhere.path, 'shared.env'), join(folder.path, '.env.local'))
    const { printed } = await folder.init(['--yes'])
    expect(printed).toMatch(/\.env\.local is a link to .*shared\.env/)
    expect(elsewhere.text('shared.env')).toContain('A=1\nVITE_PORTICO_URL=')
  })
})

describe('versions that init refuses before it writes', () => {
  it.each([
    ['next', 'next', '14.2.3', 'next ^15.0.0 || ^16.0.0 (here: 14.2.3)'],
    ['vite', 'react', '^17.0.2', 'the hooks of @portico/headless work alone'],
    ['vite', 'react-router', '~5.3.0', 'react-router ^6.4.0'],
    ['vite', '@tanstack/react-router', '1.20.0', '@tanstack/react-router ^1.100.0'],
  ])('%s with %s %s', async (name, peer, range, sentence) => {
    const folder = open(name, {})
    const manifest = JSON.parse(folder.text('package.json') ?? '')
    folder.write({
      'package.json': JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, [peer]: range } }),
    })
    const before = folder.files()
    const { exitCode, errors } = await folder.init()
    expect([exitCode, folder.files()]).toEqual([2, before])
    expect(errors).toContain(sentence)
    expect(errors.split('\n')).toHaveLength(1)
  })

  it('an old Node', async () => {
    const { exitCode, errors } = await open('vite', {}).init(['--yes'], null, 'v18.20.0')
    expect([exitCode, errors]).toEqual([2, expect.stringContaining('Node >=20.19')])
  })

  it('a range that names no version is accepted, and an installed version counts', async () => {
    for (const range of ['latest', 'workspace:*', 'catalog:', '^18 || ^19', '>=18', 'npm:react@^19.0.0']) {
      const folder = open('vite', { 'package.json': (vite['package.json'] ?? '').replaceAll('^19.3.1', range) })
      expect((await folder.init()).exitCode, range).toBe(0)
    }
    const folder = open('vite', { 'node_modules/react/package.json': '{ "name": "react", "version": "17.0.2" }' })
    expect((await folder.init()).exitCode).toBe(2)
  })
})

describe('an application of React Router with a route for every other address', () => {
  const manifest = (vite['package.json'] ?? '').replace('"react":', '"react-router-dom": "^6.22.0",\n    "react":')
  const routes = `import { Navigate } from 'react-router-dom'

export const routes = [
  { path: '/', element: <Home /> },
  { path: '/docs', children: [{ path: '*', element: <Missing /> }] },
  // everything else
  { path: '*', element: <Navigate to="/404" replace /> },
]
`

  it('the screens get a route beside it', async () => {
    const folder = open('vite', { 'package.json': manifest, 'src/routes.tsx': routes })
    expect((await folder.init()).exitCode).toBe(0)
    expect(folder.text('src/routes.tsx')).toBe(
      routes.replace(
        "  { path: '*', element: <Nav",
        "  { path: 'account/*', element: null },\n  { path: '*', element: <Nav",
      ),
    )
    expect((await folder.init()).printed).toContain('nothing to change')
  })

  it('in markup the route is beside the outermost one', async () => {
    const app = `export default function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="/" element={<Home />} />
        <Route path="*" element={<Navigate to="/404" />} />
      </Route>
    </Routes>
  )
}
`
    const folder = open('vite', { 'package.json': manifest, 'src/App.tsx': app })
    await folder.init()
    expect(folder.text('src/App.tsx')).toBe(
      app.replace('      <Route element', '      <Route path="account/*" element={null} />\n      <Route element'),
    )
  })

  it('if there are several, the step is printed', async () => {
    const folder = open('vite', { 'package.json': manifest, 'src/a.tsx': routes, 'src/b.tsx': routes })
    const { exitCode, printed } = await folder.init()
    expect([exitCode, folder.text('src/a.tsx')]).toEqual([1, routes])
    expect(printed).toContain("In src/a.tsx, src/b.tsx, add { path: '/account/*', element: null }")
  })
})

it('a provider with the end of a line in it is refused', async () => {
  const { exitCode, errors } = await open('vite', {}).init(['--yes', '--provider', 'https://a.example/\nEVIL=1'])
  expect([exitCode, errors]).toEqual([2, expect.stringContaining('--provider takes an address')])
})

it('the command for the emulator has the port of the provider', async () => {
  const { printed } = await open('vite', {}).init(['--yes', '--provider', 'http://localhost:5700'])
  expect(printed).toContain('npx portico-emulator --port 5700, which serves http://localhost:5700')
})
