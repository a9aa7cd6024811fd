import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { applications, type Files } from './fixtures.ts'
import { type Folder, openFolder } from './open-folder.ts'

const folders: Folder[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

const vite = applications['vite']?.({ isTypeScript: true, isInSource: true }) ?? {}
const manifest = (vite['package.json'] ?? '').replace('"react":', '"react-router-dom": "^6.22.0",\n    "react":')

function open(files: Files): Folder {
  const folder = openFolder({ ...vite, 'package.json': manifest, ...files })
  folders.push(folder)
  return folder
}

it('an entry with the routes in it gets both the provider and the route', async () => {
  const main = `import { createBrowserRouter, RouterProvider } from 'react-router-dom'
const router = createBrowserRouter([
  { path: '*', element: <Navigate to="/" /> },
])
render(<RouterProvider router={router} />)
`
  const folder = open({ 'src/main.tsx': main })
  expect((await folder.init()).exitCode).toBe(0)
  expect(folder.text('src/main.tsx')).toBe(`import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Portico } from './portico'
const router = createBrowserRouter([
  { path: 'account/*', element: null },
  { path: '*', element: <Navigate to="/" /> },
])
render(<Portico><RouterProvider router={router} /></Portico>)
`)
})

it.each([
  [
    'the child of a route that stands alone',
    'createRoutesFromElements(\n  <Route path="/" element={<Root />}>\n    <Route path="*" element={<N />} />\n  </Route>,\n)\n',
    '    <Route path="*"',
    '    <Route path="account/*" element={null} />\n    <Route path="*"',
  ],
  [
    'a route on a condition',
    'const a = (\n  <Routes>\n    {flag && <Route path="*" element={<N />} />}\n  </Routes>\n)\n',
    '    {flag',
    '    <Route path="account/*" element={null} />\n    {flag',
  ],
  [
    'a route with a component in short',
    "const routes = [\n  { path: '*', Component },\n]\n",
    "  { path: '*'",
    "  { path: 'account/*', element: null },\n  { path: '*'",
  ],
  [
    'a route whose loader leads away',
    "const routes = [\n  { path: '*', loader: () => redirect('/') },\n]\n",
    "  { path: '*'",
    "  { path: 'account/*', element: null },\n  { path: '*'",
  ],
])('%s gets the route of the screens beside it', async (_, text, before, after) => {
  const folder = open({ 'src/routes.tsx': text })
  expect((await folder.init()).exitCode).toBe(0)
  expect(folder.text('src/routes.tsx')).toBe(text.replace(before, after))
})

it.each([
  ['a list that holds no routes', 'src/rules.ts', "export const rules = [\n  { path: '*', allow: false },\n]\n"],
  ['a test', 'src/app.test.tsx', "const router = createMemoryRouter([{ path: '*', element: <App /> }])\n"],
  ['a story', 'src/app.stories.tsx', "export const routes = [{ path: '*', element: <App /> }]\n"],
])('%s stays as it is', async (_, path, text) => {
  const folder = open({ [path]: text })
  expect([(await folder.init()).exitCode, folder.text(path)]).toEqual([0, text])
})

it.each([
  ['as an argument', 'const all = make(<Route path="*" element={<N />} />)\n'],
  ['as a property of an element', 'const a = <A b={<Route path="*" element={<N />} />} />\n'],
])('for a route %s the step is printed', async (_, text) => {
  const folder = open({ 'src/routes.tsx': text })
  const { exitCode, printed } = await folder.init()
  expect([exitCode, folder.text('src/routes.tsx')]).toEqual([1, text])
  expect(printed).toContain("In src/routes.tsx, add { path: '/account/*', element: null }")
})

it('a source that is not UTF-8 is listed if it may have the route', async () => {
  const folder = open({})
  const write = (text: string) => writeFileSync(join(folder.path, 'src/old.js'), Buffer.from(text, 'latin1'))
  write("const a = 'Gr\xfc\xdfe'\n")
  expect((await folder.init(['--dry'])).printed).not.toContain('src/old.js')
  write("const a = [{ path: '*', title: 'Gr\xfc\xdfe' }]\n")
  const { exitCode, printed } = await folder.init()
  expect([exitCode, printed]).toEqual([1, expect.stringContaining('In src/old.js, add')])
  expect(folder.text('src/main.tsx')).toContain('<Portico>')
})
