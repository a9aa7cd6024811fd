import type { Seed } from './seed.ts'

/** A file of variables in which nothing is wrong. */
export const goodEnvironment = {
  PORTICO_APP_URL: 'https://app.example.com',
  PORTICO_BASE_URL: 'https://id.example.com',
  PORTICO_CLIENT_ID: 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca',
  PORTICO_ENCRYPTION_PASSWORD: '9f1c4be07a5d2836c0e4f7b1a96d3582bb07e9143d6fa25c8810f3d47e5a6c92',
}

/** Faults of the application, its variables and its machine, one for each code. */
export const applicationSeeds: readonly Seed[] = [
  variables('env-missing', 'no client id', { PORTICO_CLIENT_ID: undefined }),
  variables('env-missing', 'hosted login without a secret', { PORTICO_HOSTED_LOGIN: 'true' }),
  variables('env-invalid', 'a switch that is neither on nor off', { PORTICO_SECURE_JWT: 'yes' }),
  variables('env-invalid', 'an application without a scheme', { PORTICO_APP_URL: 'app.example.com' }),
  variables('env-unknown', 'a misspelt name', {
    PORTICO_BASE_URL: undefined,
    PORTICO_BASEURL: goodEnvironment.PORTICO_BASE_URL,
  }),
  variables('env-unknown', 'a name of no option', { PORTICO_COLOUR: 'red' }),
  variables('env-quotes', 'an address in typographic quotes of one side', {
    PORTICO_BASE_URL: 'https://id.example.com"',
  }),
  variables('env-slash', 'a slash at the end', { PORTICO_BASE_URL: 'https://id.example.com/' }),
  variables('secret-short', 'a key of 32 characters', {
    PORTICO_ENCRYPTION_PASSWORD: '9f1c4be07a5d2836c0e4f7b1a96d3582',
  }),
  variables('secret-short', 'a key that is not hexadecimal', { PORTICO_ENCRYPTION_PASSWORD: 'correct horse battery' }),
  variables('secret-weak', 'a key of zeros', { PORTICO_ENCRYPTION_PASSWORD: '0'.repeat(64) }),
  variables('secret-weak', 'a key that repeats itself', { PORTICO_ENCRYPTION_PASSWORD: '0123456789abcdef'.repeat(4) }),
  variables('secret-public', 'a secret that the page gets', { VITE_PORTICO_CLIENT_SECRET: 's3cret' }),
  variables('secret-public', 'the value of a secret under a public name', {
    PORTICO_CLIENT_SECRET: 's3cret',
    NEXT_PUBLIC_KEY: 's3cret',
  }),
  variables('app-not-encrypted', 'an application without encryption', { PORTICO_APP_URL: 'http://app.example.com' }),
  variables('app-is-provider', 'one address for both', { PORTICO_APP_URL: 'https://id.example.com' }),
  {
    code: 'provider-differs',
    title: 'the provider of another environment',
    set: async ({ provider, files }) => ['--provider', provider, '--env', `${files({ '.env': textOf({}) })}/.env`],
  },
  {
    code: 'node-old',
    title: 'Node 18',
    set: async ({ provider }) => [['--provider', provider], { nodeVersion: '18.20.4' }],
  },
  {
    code: 'two-copies',
    title: 'a React below the kit',
    set: async ({ provider, files }) => [
      '--provider',
      provider,
      '--folder',
      files({
        ...installed('react', '19.3.1'),
        ...installed('@portico/ui-kit', '0.1.0'),
        ...installed('@portico/ui-kit/node_modules/react', '18.3.1'),
      }),
    ],
  },
  {
    code: 'versions-differ',
    title: 'the kit of an older release',
    set: async ({ provider, files }) => [
      '--provider',
      provider,
      '--folder',
      files({ ...installed('@portico/headless', '0.2.0'), ...installed('@portico/ui-kit', '0.1.0') }),
    ],
  },
]

/** The text of a file of variables: the good ones with some replaced, and without those that are `undefined`. */
export function textOf(changed: Readonly<Record<string, string | undefined>>): string {
  const rows = Object.entries({ ...goodEnvironment, ...changed })
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}\n`])).join('')
}

/** The provider of the file is the emulator, by its name. */
function variables(code: Seed['code'], title: string, changed: Readonly<Record<string, string | undefined>>): Seed {
  return {
    code,
    title,
    async set({ files, encrypted }) {
      const names = await encrypted('https://app.example.com')
      const env = `${files({ '.env.local': textOf(changed) })}/.env.local`
      return [['--env', env], { names }]
    },
  }
}

function installed(path: string, version: string): Readonly<Record<string, string>> {
  return { [`node_modules/${path}/package.json`]: JSON.stringify({ name: path, version }) }
}
