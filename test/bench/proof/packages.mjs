// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The packages that an application installs. The emulator is for its tests. */
const workspaces = ['headless', 'ui-kit', 'providers/emulator']

/**
 * @typedef {object} Installed
 * @property {string} name
 * @property {string} version
 * @property {string} license
 * @property {Set<string>} by The packages of ours that bring it.
 */

/** @type {import('./part.mjs').Part} */
export const packages = {
  id: 'packages',
  title: 'Packages of others, and their licences',
  commands: ['npm run proof -- --only packages'],
  method:
    'Every package that an installation brings along, without peers, in the versions of the lock file. The same list is written as a CycloneDX bill of materials.',
  async measure({ root, output }) {
    /** @type {Map<string, Installed>} */
    const found = new Map()
    for (const workspace of workspaces) collect(join(root, workspace), manifestOf(join(root, workspace)).name, found)
    const list = [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
    writeFileSync(
      join(output, 'sbom.cdx.json'),
      JSON.stringify(sbomOf(manifestOf(join(root, 'headless')).version, list), null, 2),
    )
    const licenses = [...new Set(list.map(({ license }) => license))].sort()
    return {
      sentences: [`${list.length} packages. Their licences: ${licenses.join(', ')}.`],
      tables: [
        {
          columns: ['Package', 'Version', 'Licence', 'Brought by'],
          rows: list.map(({ name, version, license, by }) => [name, version, license, [...by].join(', ')]),
        },
      ],
    }
  },
}

/** @param {string} folder @param {string} by @param {Map<string, Installed>} found */
function collect(folder, by, found) {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    if (name.startsWith('@portico/')) continue
    const place = placeOf(name, folder)
    const { version, license = 'unknown' } = manifestOf(place)
    const known = found.get(`${name}@${version}`)
    if (known?.by.has(by)) continue
    if (known) known.by.add(by)
    else found.set(`${name}@${version}`, { name, version, license, by: new Set([by]) })
    collect(place, by, found)
  }
}

/** @param {string} name @param {string} folder */
function placeOf(name, folder) {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []
  const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')))
  if (!found) throw new Error(`${name} of ${dirname(folder)} is not installed. Run: npm ci`)
  return found
}

/** @param {string} folder @returns {{ name: string, version: string, license?: string, dependencies?: Readonly<Record<string, string>> }} */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/**
 * @see https://cyclonedx.org/docs/1.5/json/
 * @param {string} version @param {readonly Installed[]} list
 */
function sbomOf(version, list) {
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('hex')
  const [a, b, c, d] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16), digest.slice(17, 20)]
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${a}-${b}-4${c}-8${d}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: { component: { type: 'library', name: 'portico', version } },
    components: list.map(({ name, version: own, license }) => ({
      type: 'library',
      'bom-ref': `pkg:npm/${name.replace('@', '%40')}@${own}`,
      name,
      version: own,
      licenses: [/^[\w.-]+$/.test(license) ? { license: { id: license } } : { expression: license }],
      purl: `pkg:npm/${name.replace('@', '%40')}@${own}`,
    })),
  }
}
