import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { freePort, hasCommands, startProgram } from './debian-program.ts'

/** Glewlwyd, an OpenID Connect provider of the distribution, with one client and one user. */
export interface Glewlwyd {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Changes the client: members as its interface names them. */
  readonly setClient: (values: object) => Promise<void>
  /** Changes the user. */
  readonly setUser: (values: object) => Promise<void>
  /** Signs the user in at the address of a request. Returns the address that the browser is sent to. */
  readonly signIn: (address: string) => Promise<URL>
  /** Signs the user in in a browser. A request with `g_continue` goes on then, as from the page of the sign-in. */
  readonly signInBrowser: (context: BrowserContext) => Promise<void>
  /** Signs the user out in a browser. */
  readonly signOutBrowser: (context: BrowserContext) => Promise<void>
  readonly stop: () => Promise<void>
}

const webapp = '/usr/share/glewlwyd/webapp'
const schema = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3'

/** `true` if this machine has Glewlwyd, and what makes its database. */
export const hasGlewlwyd = hasCommands('glewlwyd', 'sqlite3')

/** Starts Glewlwyd on a free port, with a database of its own. */
export async function startGlewlwyd(redirectUri: string, email: string): Promise<Glewlwyd> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-glewlwyd-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const [config, database] = [join(folder, 'glewlwyd.conf'), join(folder, 'glewlwyd.db')]
  spawnSync('sqlite3', [database], { input: readFileSync(schema) })
  writeFileSync(config, configuration(origin, port, database))
  const program = await startProgram('glewlwyd', ['-c', config], { address: `${origin}/api/` })
  const api = await signedIn(origin, 'admin', 'password')
  const issuer = `${origin}/api/oidc`
  const client = {
    client_id: 'portico',
    name: 'Portico',
    confidential: true,
    client_secret: 'a-secret-of-the-test',
    redirect_uri: [redirectUri],
    authorization_type: ['code', 'id_token'],
    token_endpoint_auth_method: ['client_secret_basic'],
    scope: [],
    enabled: true,
  }
  const user = {
    username: 'olga',
    name: 'Olga Okafor',
    email,
    scope: ['openid', 'profile', 'email', 'g_profile'],
    enabled: true,
  }
  await api('POST', '/mod/plugin/', plugin(issuer))
  for (const name of ['profile', 'email'])
    await api('POST', '/scope/', { name, display_name: name, password_required: false, scheme: {} })
  await api('POST', '/user/', { ...user, password })
  await api('POST', '/client/', client)
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    setClient: (values) => api('PUT', `/client/${client.client_id}`, { ...client, ...values }),
    setUser: (values) => api('PUT', `/user/${user.username}`, { ...user, ...values }),
    async signIn(address) {
      const asUser = await signedIn(origin, user.username, password)
      await asUser('PUT', `/auth/grant/${client.client_id}`, { scope: 'openid profile email' })
      return asUser.go(`${address}&g_continue`)
    },
    async signInBrowser(context) {
      const data = { username: user.username, password }
      await context.request.post(`${origin}/api/auth/`, { data })
      await context.request.put(`${origin}/api/auth/grant/${client.client_id}`, {
        data: { scope: 'openid profile email' },
      })
    },
    async signOutBrowser(context) {
      await context.request.delete(`${origin}/api/auth/?username=${user.username}`)
    },
    async stop() {
      await program.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const password = 'a-password-of-the-test'

/** The interface of Glewlwyd for a user with a session. */
async function signedIn(origin: string, username: string, itsPassword: string) {
  let cookie = ''
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const [set] = response.headers.getSetCookie()
    cookie = set?.split(';')[0] ?? cookie
  }
  await send('POST', '/auth/', { username, password: itsPassword })
  const go = async (address: string) => {
    const { headers } = await fetch(address, { headers: { cookie }, redirect: 'manual' })
    return new URL(headers.get('location') ?? '', address)
  }
  return Object.assign(send, { go })
}

/** The plugin of OpenID Connect. As installed, no identity has the claim `email_verified`. */
function plugin(issuer: string): object {
  const encoding = {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  } as const
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048, ...encoding })
  return {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    enabled: true,
    parameters: {
      iss: issuer,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: privateKey,
      cert: publicKey,
      'access-token-duration': 3600,
      'refresh-token-duration': 3600,
      'code-duration': 600,
      'allow-non-oidc': true,
      'auth-type-code-enabled': true,
      'auth-type-id-token-enabled': true,
      'auth-type-refresh-enabled': true,
      'subject-type': 'public',
      'email-claim': 'mandatory',
      'name-claim': 'mandatory',
      'jwks-show': true,
      'pkce-allowed': true,
    },
  }
}

function configuration(origin: string, port: number, database: string): string {
  const modules = '/usr/lib/glewlwyd'
  return `port=${port}
bind_address="127.0.0.1"
external_url="${origin}"
login_url="login.html"
api_prefix="api"
static_files_path="${webapp}"
static_files_mime_types = ( { extension = ".html" mime_type = "text/html" } )
cookie_secure=0
cookie_same_site="empty"
session_expiration=3600
session_key="session"
admin_session_authentication="cookie"
profile_session_authentication="cookie"
login_api_enabled=true
log_mode="console"
log_level="ERROR"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="${modules}/user"
client_module_path="${modules}/client"
user_auth_scheme_module_path="${modules}/scheme"
plugin_module_path="${modules}/plugin"
use_secure_connection=false
secure_connection_key_file="none"
secure_connection_pem_file="none"
secure_connection_ca_file="none"
hash_algorithm = "SHA512"
database = { type = "sqlite3" path = "${database}" };
`
}
