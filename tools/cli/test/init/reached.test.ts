import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { applications, type Files } from './fixtures.ts'
import { type Folder, openFolder } from './open-folder.ts'

const folders: Folder[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function open(name: string, more: Files): Folder {
  const folder = openFolder({ ...applications[name]?.({ isTypeScript: true, isInSource: false }), ...more })
  folders.push(folder)
  return folder
}

describe('the provider goes around what is rendered', () => {
  it.each([
    [
      'vite',
      'main.tsx',
      "import App from './App'\nexport function Preview() {\n  return <App />\n}\nrender(<Root />)\n",
      'an element of a component that nothing renders',
    ],
    ['vite', 'main.tsx', 'import App from \'./App\'\nrender([<App key="a" />])\n', 'an element with a key in a list'],
    [
      'next',
      'app/layout.tsx',
      'function Side({ children }) {\n  return <p>{children}</p>\n}\nexport default function L(props) {\n  return <Side>{props.children}</Side>\n}\n',
      'children of another component',
    ],
    [
      'tanstack-start',
      'app/routes/__root.tsx',
      'export const Route = createRootRoute({ component: Root })\nfunction Box({ children }) {\n  return <p>{children}</p>\n}\nfunction Root() {\n  return <Box>text</Box>\n}\n',
      'children of another component',
    ],
  ])('in %s, %s with %j is left: it has %s', async (name, path, text) => {
    const folder = open(name, { [path]: text })
    const { exitCode, printed } = await folder.init()
    expect([exitCode, folder.text(path)]).toEqual([1, text])
    expect(printed).toContain(`In ${path}, import { Portico }`)
  })

  it.each([
    ['vite', 'main.tsx', "import App from './App'\nfunction start() {\n  render(<App />)\n}\nstart()\n", '<App />'],
    ['vite', 'main.tsx', "import App from './App'\nconst app = <App />\nrender(app)\n", '<App />'],
    ['vite', 'main.tsx', "import App from './App'\nconst root = createRoot(x).render(<App />)\n", '<App />'],
    [
      'vite',
      'main.tsx',
      "import App from './App'\nexport const Preview = () => <p><App /></p>\nrender(<App />)\n",
      '<App />',
      1,
    ],
    ['next', 'app/layout.tsx', 'const L = ({ children }) => <b>{children}</b>\nexport default memo(L)\n', '{children}'],
    ['next', 'app/layout.tsx', 'export default async ({ children }) => <b>{children}</b>\n', '{children}'],
    [
      'tanstack-start',
      'app/routes/__root.tsx',
      'export const Route = createRootRoute({ component: () => <Doc><Outlet /></Doc> })\nfunction Doc({ children }) {\n  return <p>{children}</p>\n}\n',
      '<Outlet />',
    ],
  ])('in %s, %s with %j gets it', async (name, path, text, place, at = 0) => {
    const folder = open(name, { [path]: text })
    expect((await folder.init()).exitCode).toBe(0)
    const parts = text.split(place)
    const inner = `<Portico>${place}</Portico>`
    const expected = `${parts.slice(0, at + 1).join(place)}${inner}${parts.slice(at + 1).join(place)}`
    expect(folder.text(path)?.replace(/import \{ Portico \}.*\n/, '')).toBe(expected)
  })

  it.each([
    ['vite', 'portico.ts', 'portico.tsx'],
    ['next', 'app/portico.js', 'app/portico.tsx'],
  ])('in %s, a file %s that imports would lead to is named, and nothing is written', async (name, path, file) => {
    const folder = open(name, { [path]: 'export const mine = 1\n' })
    const before = folder.files()
    const { exitCode, errors } = await folder.init()
    expect([exitCode, folder.files()]).toEqual([2, before])
    expect(errors).toContain(`Imports of ${file} would lead to ${path}`)
  })

  it('a script in a comment of index.html is not the entry', async () => {
    const old = 'render(<App />)\n'
    const folder = open('vite', { 'old.tsx': old })
    folder.write({ 'index.html': `<!-- <script src="/old.tsx"></script> -->\n<script src="./main.tsx"></script>` })
    await folder.init()
    expect([folder.text('old.tsx'), folder.text('main.tsx')]).toEqual([old, expect.stringContaining('<Portico>')])
  })

  it('Next.js ignores src/app if there is app, and so does init', async () => {
    const layout = applications['next']?.({ isTypeScript: true, isInSource: true })['src/app/layout.tsx'] ?? ''
    const folder = open('next', { 'src/app/layout.tsx': layout })
    await folder.init()
    expect([folder.text('src/app/layout.tsx'), folder.text('app/portico.tsx')]).toEqual([layout, expect.any(String)])
  })

  it.each(['[...slug]', '[[...rest]]'])(
    'a page %s of one’s own has the addresses of the screens already',
    async (name) => {
      const folder = open('next', { [`app/account/${name}/page.tsx`]: 'export default () => null\n' })
      expect((await folder.init()).exitCode).toBe(0)
      expect(Object.keys(folder.files()).filter((path) => path.startsWith('app/account/'))).toHaveLength(1)
    },
  )
})

describe('the table of routes of React Router', () => {
  const table = (rows: string, imports = '{ type RouteConfig, index, route }') =>
    `import ${imports} from "@react-router/dev/routes";\n\nexport default [${rows}] satisfies RouteConfig;\n`
  const row = 'route("account/*", "routes/account.tsx")'

  it.each([
    [
      table('...prefix("a", [route("account/*", "x.tsx")])'),
      table(`...prefix("a", [route("account/*", "x.tsx")]), ${row}`),
    ],
    [table('layout("l.tsx", [route("account/*", "x.tsx")])'), table('layout("l.tsx", [route("account/*", "x.tsx")])')],
    [
      `// no flatRoutes() any more\n${table('index("a.tsx")')}`,
      `// no flatRoutes() any more\n${table(`index("a.tsx"), ${row}`)}`,
    ],
    [
      `import type { RouteConfig } from "@react-router/dev/routes";\n${table('index("a.tsx")', '{ index }')}`,
      `import type { RouteConfig } from "@react-router/dev/routes";\n${table(`index("a.tsx"), ${row}`, '{ index, route }')}`,
    ],
  ])('%j becomes %j', async (before, after) => {
    const folder = open('react-router', { 'app/routes.ts': before })
    expect((await folder.init()).exitCode).toBe(0)
    expect(folder.text('app/routes.ts')).toBe(after)
  })
})

it.each([
  ['vite', 'App.tsx', '<<<<<<< HEAD\nconst a = <Routes><Route path="*" element={<N />} /></Routes>\n'],
  [
    'react-router',
    'app/routes.ts',
    'import { route } from "@react-router/dev/routes"\n<<<<<<< HEAD\nexport default []\n',
  ],
])('in %s, routes in %s with errors of syntax are left', async (name, path, text) => {
  const manifest = applications[name]?.({ isTypeScript: true, isInSource: false })['package.json'] ?? ''
  const folder = open(name, {
    [path]: text,
    'package.json': manifest.replace('"react":', '"react-router": "7.18.5",\n    "react":'),
  })
  const { exitCode, printed } = await folder.init()
  expect([exitCode, folder.text(path)]).toEqual([1, text])
  expect(printed).toContain(`In ${path}, add `)
})

it('a dry run prints the steps of a person', async () => {
  const { printed } = await open('vite', { 'main.tsx': 'go()\n' }).init(['--dry'])
  expect(printed).toContain('By hand:\n  In main.tsx, import { Portico }')
})

it('a link into a folder whose name only starts as that of the application is named', async () => {
  const folder = open('vite', {})
  const elsewhere = `${folder.path}-other`
  mkdirSync(elsewhere)
  folders.push({ ...folder, remove: () => rmSync(elsewhere, { recursive: true }) })
  writeFileSync(join(elsewhere, 'shared.env'), 'A=1\n')
  symlinkSync(join(elsewhere, 'shared.env'), join(folder.path, '.env.local'))
  expect((await folder.init()).printed).toContain('.env.local is a link to')
})
