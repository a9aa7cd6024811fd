import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SamlProvider } from '../src/calls/relying-party.ts'
import { type CookieVisit, formIn, visitOf } from './cookie-visit.ts'
import { freePort, startProgram } from './debian-program.ts'
import { certificate, signingKey } from './identity-provider-keys.ts'

/** SimpleSAMLphp, a SAML identity provider of the distribution, with one service provider and one user. */
export interface SimpleSaml {
  /** Its values for a connection. */
  readonly provider: SamlProvider
  /** Sets the service provider and the user that it knows. */
  readonly set: (known: KnownParties) => void
  /** The address of a tile, at which a sign-in begins. */
  readonly tileOf: (entityId: string) => string
  /** Signs the user in at an address, in a visit or a new one. Returns the form that its last page posts. */
  readonly signIn: (address: string, visit?: CookieVisit) => Promise<PostedForm>
  readonly visit: () => CookieVisit
  readonly stop: () => Promise<void>
}

/** What SimpleSAMLphp knows. */
export interface KnownParties {
  readonly entityId: string
  readonly acsUrl: string
  /** Other settings of the service provider, as its metadata name them. */
  readonly settings?: Readonly<Record<string, string | boolean>>
  /** The attributes of the user. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

export interface PostedForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

const folderOfProgram = '/usr/share/simplesamlphp'
const isInstalled = `exit((int) !(file_exists('${folderOfProgram}/www/module.php') && extension_loaded('dom') && extension_loaded('mbstring')));`

/** `true` if this machine has SimpleSAMLphp, and PHP with the extensions that it needs. */
export const hasSimpleSaml = spawnSync('php', ['-r', isInstalled]).status === 0

/** Starts SimpleSAMLphp on a free port, with a configuration of its own. */
export async function startSimpleSaml(): Promise<SimpleSaml> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-simplesamlphp-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), `<?php\n${content}`)
  for (const name of ['metadata', 'cert', 'sessions']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'cert/idp.crt'), certificate)
  writeFileSync(join(folder, 'cert/idp.key'), signingKey)
  write('config.php', `$config = ${php(configuration(origin, folder))};`)
  const entityId = `${origin}/saml2/idp/metadata.php`
  const hosted = { host: '__DEFAULT__', privatekey: 'idp.key', certificate: 'idp.crt', auth: 'users' }
  write('metadata/saml20-idp-hosted.php', `$metadata[${php(entityId)}] = ${php(hosted)};`)
  const parameters = ['-d', 'opcache.enable=0', '-S', `127.0.0.1:${port}`, '-t', join(folderOfProgram, 'www')]
  const program = await startProgram('php', parameters, { address: origin, env: { SIMPLESAMLPHP_CONFIG_DIR: folder } })
  const newVisit = () => visitOf(new URL(origin))
  return {
    provider: { entityId, entryPoint: `${origin}/saml2/idp/SSOService.php`, certificate },
    set({ entityId: name, acsUrl, settings, attributes }) {
      write(
        'authsources.php',
        `$config = ${php({ users: { 0: 'exampleauth:UserPass', [`olga:${password}`]: attributes } })};`,
      )
      const known = { AssertionConsumerService: acsUrl, ...settings }
      write('metadata/saml20-sp-remote.php', `$metadata[${php(name)}] = ${php(known)};`)
    },
    tileOf: (name) => `${origin}/saml2/idp/SSOService.php?${new URLSearchParams({ spentityid: name })}`,
    async signIn(address, visit = newVisit()) {
      const page = await visit.get(address)
      const isForm = /name="password"/.test(page.text)
      if (!isForm) return formIn(page)
      const { fields } = formIn(page)
      return formIn(await visit.post(page.url.href, { ...fields, username: 'olga', password }))
    },
    visit: newVisit,
    async stop() {
      await program.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const password = 'a-password-of-the-test'

function configuration(origin: string, folder: string) {
  return {
    baseurlpath: `${origin}/`,
    certdir: join(folder, 'cert/'),
    metadatadir: join(folder, 'metadata/'),
    loggingdir: folder,
    datadir: folder,
    tempdir: folder,
    secretsalt: 'a-salt-of-the-test',
    'auth.adminpassword': password,
    'enable.saml20-idp': true,
    'module.enable': { exampleauth: true, core: true, saml: true },
    'store.type': 'phpsession',
    'session.phpsession.savepath': join(folder, 'sessions'),
    'session.cookie.secure': false,
    'language.default': 'en',
    'logging.handler': 'errorlog',
    'metadata.sources': [{ type: 'flatfile', directory: join(folder, 'metadata') }],
  }
}

/** A value in PHP. */
function php(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const members = Object.entries(value).map(([name, one]) => (isList ? php(one) : `${php(name)} => ${php(one)}`))
  return `[${members.join(', ')}]`
}
