/** The files of a template in which the provider is named. Their session is on a server. */
export interface ServerFiles {
  readonly server: string
  readonly client: string
}

/** Returns the text of a file of an application over an OpenID Connect issuer. Other files stay as they are. */
export function overIssuer(path: string, text: string, { server, client }: ServerFiles): string {
  if (path === server) return serverOver(text)
  if (path === client) return clientOver(text)
  return path === '.env.example' || path === 'README.md' ? namesIssuer(text) : text
}

function serverOver(text: string): string {
  const imported = replaced(
    text,
    /^(import \{ create\w+Server \} from '[^']+'\n)/m,
    `$1import { openId } from '@portico/openid'\n`,
  )
  const named = replaced(
    imported,
    /^\/\*\* The session on the server\..*\n/m,
    `const { PORTICO_ISSUER: issuer = '', PORTICO_CLIENT_ID: clientId = '', PORTICO_CLIENT_SECRET: clientSecret = '' } = process.env

/** The session on the server, over the issuer. The other settings are the variables PORTICO_… of \`.env\`. */
`,
  )
  return replaced(
    named,
    /Server\(\{ public: (\[[^\]]*\]) \}\)/,
    `Server({
  public: $1,
  provider: openId({ issuer, clientId, clientSecret }),
  hostedLogin: true,
  secureJwt: true,
})`,
  )
}

function clientOver(text: string): string {
  const imported = replaced(
    text,
    /^(import .* from '@portico\/headless'\n)/m,
    `$1import { hostedOnServer } from '@portico/headless/hosted-login'\n`,
  )
  return replaced(
    imported,
    /^( +)client=\{\{ (baseUrl: \(\) => '\/api'), (.*) \}\}$/m,
    '$1client={{ $2, hostedLogin, $3 }}',
  ).replace(
    /\n\n(?=\/\*\*|interface|export|function)/,
    '\n\n/** People sign in at the issuer, by way of the server. */\nconst hostedLogin = hostedOnServer()\n\n',
  )
}

const emulated = /^# The address and the client id of your provider.*\nPORTICO_BASE_URL=.*\nPORTICO_CLIENT_ID=.*$/m
const steps = /^## Your own provider\n\n[\s\S]*?(?=^Always|(?![\s\S]))/m
const account = /^Sign in as `admin@acme\.test`.*$/m

/** The settings and the first steps of an application. Each file has its own part of them. */
function namesIssuer(text: string): string {
  return text
    .replace(
      emulated,
      `# The issuer of your users, and the application as it is registered there. Keep the secret secret.
PORTICO_ISSUER=https://id.example.com
PORTICO_CLIENT_ID=
PORTICO_CLIENT_SECRET=`,
    )
    .replace(
      /^npm run dev( +)# the emulator on port 4400, and the application on (.*)$/m,
      'npm run dev$1# the application on $2',
    )
    .replace(account, 'Sign in with an account of your issuer.')
    .replace(
      steps,
      `## Your issuer

1. Register this application there, with the return address \`/oauth/callback\` below its own address.
2. Set \`PORTICO_ISSUER\`, \`PORTICO_CLIENT_ID\` and \`PORTICO_CLIENT_SECRET\` in \`.env\`.
3. Name its preset in \`openId({ preset: 'keycloak' })\`, or write \`person\` for its claims.

`,
    )
}

/** Replaces what a template is known to have. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`A template has no ${pattern.source}`)
  return text.replace(pattern, by)
}
