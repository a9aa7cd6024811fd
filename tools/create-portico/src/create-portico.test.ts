import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPortico, type World } from './create-portico.ts'
import { templates } from './templates.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'portico-create-'))
})
afterEach(() => rmSync(place, { recursive: true }))

/** Calls the command in an empty place, with a package manager that does nothing. */
async function call(args: readonly string[], more: Partial<World> = {}) {
  const printed: string[] = []
  const errors: string[] = []
  const ran: string[] = []
  const code = await createPortico(args, {
    cwd: place,
    userAgent: 'npm/11.0.0 node/v22.12.0',
    nodeVersion: 'v22.12.0',
    isTerminal: false,
    templates: fileURLToPath(new URL('../../../examples/templates', import.meta.url)),
    version: '1.2.3',
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    ask: async () => null,
    run: async (program, programArgs, folder) => {
      ran.push(`${[program, ...programArgs].join(' ')} in ${folder.slice(place.length)}`)
      return 0
    },
    ...more,
  })
  return { code, printed: printed.join('\n'), errors: errors.join('\n'), ran }
}

const read = (path: string) => readFileSync(join(place, path), 'utf8')
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`))

describe('create-portico', () => {
  it.each(templates.map(({ id }) => id))(
    'the template %s is written with name, versions and environment',
    async (id) => {
      const { code, ran } = await call(['My App', '--template', id])
      expect([code, ran]).toEqual([0, ['npm install --no-audit --no-fund --loglevel=error in /My App']])
      const { name, dependencies, devDependencies, scripts } = manifestOf('My App')
      expect(name).toBe('my-app')
      expect(dependencies['@portico/headless']).toBe('^1.2.3')
      expect(devDependencies['@portico/emulator']).toBe('^1.2.3')
      expect(scripts.dev).toMatch(/^portico-emulator (?:--with social,passkeys )?-- /)
      expect(scripts.build).toMatch(/tsc --noEmit|astro check|next build/)
      expect(scripts.test).toMatch(/^vitest run/)
      expect(read('My App/README.md').split('\n').length).toBeLessThanOrEqual(40)
      expect(read('My App/.env')).toContain('http://localhost:4400')
      expect(read('My App/.gitignore')).toMatch(/^\.env$/m)
      expect(readdirSync(join(place, 'My App'))).not.toContain('_gitignore')
    },
  )

  it.each(templates.map(({ id }) => id))('the template %s pins the versions of all other packages', async (id) => {
    await call(['my-app', '--template', id])
    const { dependencies, devDependencies } = manifestOf('my-app')
    const versions: readonly [string, unknown][] = Object.entries({ ...dependencies, ...devDependencies })
    const others = versions.filter(([name]) => !name.startsWith('@portico/'))
    expect(others.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })

  it.each(templates.filter(({ serverFiles }) => serverFiles))(
    'over an issuer, the template $id has its server and its page name it, and starts no emulator',
    async ({ id, serverFiles = { server: '', client: '' } }) => {
      const { code, printed } = await call(['my-app', '--template', id, '--provider', 'openid'])
      expect(code).toBe(0)
      expect(printed).toContain('Set PORTICO_ISSUER, PORTICO_CLIENT_ID and PORTICO_CLIENT_SECRET in .env.')
      const { dependencies, scripts } = manifestOf('my-app')
      expect(dependencies['@portico/openid']).toBe('^1.2.3')
      expect(Object.keys(dependencies)).toEqual(Object.keys(dependencies).sort())
      expect(scripts.dev).not.toContain('emulator')
      const server = read(`my-app/${serverFiles.server}`)
      expect(server).toContain("import { openId } from '@portico/openid'")
      expect(server).toMatch(/public: \[.*\],\n {2}provider: openId\(\{ issuer, clientId, clientSecret \}\),/)
      expect(read(`my-app/${serverFiles.client}`)).toMatch(
        /const hostedLogin = hostedOnServer\(\)[\s\S]*client=\{\{ baseUrl: \(\) => '\/api', hostedLogin, /,
      )
      for (const file of ['.env', '.env.example', 'README.md']) {
        expect(read(`my-app/${file}`)).toContain('PORTICO_ISSUER')
        expect(read(`my-app/${file}`)).not.toMatch(/4400|PORTICO_BASE_URL|admin@acme/)
      }
    },
  )

  it('over an issuer, a template without a server is refused with those that have one', async () => {
    const { code, errors } = await call(['my-app', '--template', 'vite', '--provider', 'openid'])
    expect(code).toBe(2)
    expect(errors).toContain('Choose next, react-router, tanstack-start, or leave --provider openid out.')
    expect(existsSync(join(place, 'my-app'))).toBe(false)
  })

  it('with a provider, its address is in the environment and no emulator is started', async () => {
    const { printed } = await call(['my-app', '--template', 'next', '--provider', 'https://acme.example.com'])
    expect(read('my-app/.env')).toContain('PORTICO_BASE_URL=https://acme.example.com\n')
    expect(manifestOf('my-app').scripts.dev).toBe('next dev')
    expect(printed).toContain('sign in with an account of https://acme.example.com.')
  })

  it('each application with a server has a password of its own for its cookies', async () => {
    const passwordIn = (folder: string) =>
      /^PORTICO_ENCRYPTION_PASSWORD=([0-9a-f]{64})$/m.exec(read(`${folder}/.env`))?.[1]
    await call(['one', '--template', 'next'])
    await call(['two', '--template', 'next'])
    expect(passwordIn('one')).toBeDefined()
    expect(passwordIn('one')).not.toBe(passwordIn('two'))
    expect(read('one/.env.example')).toMatch(/^PORTICO_ENCRYPTION_PASSWORD=$/m)
  })

  it('the steps to a signed-in page are six lines at most, in the words of the package manager', async () => {
    const { printed } = await call(['my app', '--no-install', '--package-manager', 'pnpm'])
    expect(printed.split('\n')).toEqual([
      'The application is written (Vite). To start it:',
      '  cd "my app"',
      '  pnpm install',
      '  pnpm run dev',
      'Open http://localhost:5173 and sign in as admin@acme.test with Portico-demo-1.',
    ])
  })

  it('the package manager is the one that called the command', async () => {
    const { ran } = await call(['my-app'], { userAgent: 'pnpm/10.0.0 npm/? node/v22.12.0' })
    expect(ran).toEqual(['pnpm install in /my-app'])
  })

  it('in a terminal the application is started at the end, unless --no-start is given', async () => {
    const template = ['--template', 'vite']
    const started = await call(['one', ...template], { isTerminal: true })
    expect(started.ran.at(-1)).toBe('npm run dev in /one')
    const made = await call(['two', ...template, '--no-start'], { isTerminal: true })
    expect(made.ran).toHaveLength(1)
  })

  it('a failed installation leaves the files, and prints the steps to go on', async () => {
    const { code, errors } = await call(['my-app'], { run: async () => 1 })
    expect(code).toBe(1)
    expect(existsSync(join(place, 'my-app/package.json'))).toBe(true)
    expect(errors).toContain('npm could not install the packages. The files are in my-app')
    expect(errors).toContain('  npm install\n  npm run dev\n')
  })

  it('a file that the template writes too is named, and nothing in the folder changes', async () => {
    mkdirSync(join(place, 'full'))
    writeFileSync(join(place, 'full/package.json'), 'mine')
    const { code, errors } = await call(['full'])
    expect([code, errors]).toEqual([2, expect.stringContaining('The folder full has package.json already.')])
    expect([readdirSync(join(place, 'full')), read('full/package.json')]).toEqual([['package.json'], 'mine'])
  })

  it('a fresh repository keeps its files, and its .gitignore gets the lines that it lacks', async () => {
    mkdirSync(join(place, '.git'))
    writeFileSync(join(place, 'README.md'), '# Mine\n')
    writeFileSync(join(place, 'LICENSE'), 'MIT')
    writeFileSync(join(place, '.gitignore'), 'own.txt\r\nnode_modules\r\n')
    const { code } = await call(['.'])
    expect([code, read('README.md'), read('LICENSE')]).toEqual([0, '# Mine\n', 'MIT'])
    expect(read('.gitignore')).toMatch(/^own\.txt\r\nnode_modules\r\n(?:.+\r\n)*\.env\r\n/)
    expect(read('.gitignore').match(/^node_modules\r?$/gm)).toHaveLength(1)
  })

  it('a README whose name has small letters stays the only one', async () => {
    mkdirSync(join(place, 'fresh'))
    writeFileSync(join(place, 'fresh/readme.md'), '# Mine\n')
    expect((await call(['fresh'])).code).toBe(0)
    expect([readdirSync(join(place, 'fresh')).includes('README.md'), read('fresh/readme.md')]).toEqual([
      false,
      '# Mine\n',
    ])
  })

  it('an application that was written half-way is finished by a second run', async () => {
    await call(['whole'])
    cpSync(join(place, 'whole'), join(place, 'whole-2/whole'), { recursive: true })
    for (const path of ['.env', 'src/main.tsx']) rmSync(join(place, 'whole-2/whole', path))
    writeFileSync(join(place, 'whole-2/whole/src/.main.tsx.1073741824.portico-new'), 'half')
    expect((await call(['whole-2/whole'])).code).toBe(0)
    expect(read('whole-2/whole/src/main.tsx')).toBe(read('whole/src/main.tsx'))
    expect(readdirSync(join(place, 'whole-2/whole/src'))).toEqual(readdirSync(join(place, 'whole/src')))
    writeFileSync(join(place, 'whole-2/whole/src/main.tsx'), 'mine')
    expect((await call(['whole-2/whole'])).errors).toContain('has src/main.tsx already')
  })

  it('a folder that cannot be made is refused with one sentence', async () => {
    writeFileSync(join(place, 'notes.txt'), '')
    const { code, errors } = await call(['notes.txt/my-app'])
    expect([code, errors]).toEqual([2, expect.stringContaining('notes.txt')])
  })

  it('an address with signs of a pattern is written as it is', async () => {
    await call(['my-app', '--template', 'next', '--provider', 'https://a.example/$&'])
    expect(read('my-app/.env')).toContain('PORTICO_BASE_URL=https://a.example/$&\n')
  })

  it.each([
    ['my app', '  cd "my app"'],
    ["it's", "  cd 'it'\\''s'"],
    ['$(touch pwned)', "  cd '$(touch pwned)'"],
    ['<b>x', "  cd '<b>x'"],
    ['-x', '  cd ./-x'],
  ])('the step into the folder %s is safe in a shell', async (folder, step) => {
    const { printed } = await call(['--no-install', '--', folder])
    expect(printed.split('\n')[1]).toBe(step)
  })

  it('a package is not called after one of its own packages', async () => {
    await call(['next', '--template', 'next'])
    expect(manifestOf('next').name).toBe('next-app')
  })

  it('a template that needs a newer Node is refused by its version', async () => {
    const { code, errors } = await call(['my-app', '--template', 'tanstack-start'], { nodeVersion: 'v20.19.0' })
    expect([code, errors]).toEqual([2, expect.stringMatching(/^TanStack Start needs Node 22\.12\.0 .* v20\.19\.0\./)])
    expect(readdirSync(place)).toEqual([])
  })

  it('questions are asked in a terminal alone, for what the arguments leave out', async () => {
    const asked: string[] = []
    const ask: World['ask'] = async ({ folder = 'answered' }) => {
      asked.push(folder)
      return { folder, template: templates[0] }
    }
    await call([], { isTerminal: true, ask })
    await call(['named'], { isTerminal: true, ask })
    await call(['whole', '--template', 'vite'], { isTerminal: true, ask })
    await call(['quiet', '--yes'], { isTerminal: true, ask })
    await call([], { ask })
    expect(asked).toEqual(['answered', 'named'])
    expect(readdirSync(place).sort()).toEqual(['answered', 'named', 'portico-app', 'quiet', 'whole'])
  })

  it('a person who cancels the questions gets no files', async () => {
    const { code } = await call([], { isTerminal: true })
    expect([code, readdirSync(place)]).toEqual([1, []])
  })

  it('tarballs of a folder replace the versions of Portico, and a missing one is refused before anything is written', async () => {
    mkdirSync(join(place, 'packs'))
    for (const name of ['headless', 'ui-kit']) writeFileSync(join(place, `packs/portico-${name}-0.1.0.tgz`), '')
    const refused = await call(['my-app', '--packages', 'packs'])
    expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('has no tarball of @portico/emulator')])
    writeFileSync(join(place, 'packs/portico-emulator-0.1.0.tgz'), '')
    await call(['my-app', '--packages', 'packs'])
    expect(manifestOf('my-app').dependencies['@portico/headless']).toBe(
      `file:${join(place, 'packs/portico-headless-0.1.0.tgz')}`,
    )
  })
})
