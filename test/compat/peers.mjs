// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutNpm } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Resolves the packed packages beside each React in an empty folder, as `npm install` does. Throws if a peer does not fit. Only
 * the lock file is made, so that nothing is downloaded but the descriptions of packages that npm has not kept.
 *
 * @param {Readonly<Record<string, readonly string[]>>} folders The workspaces by the major version of React.
 */
export function holdPeers(folders) {
  const place = mkdtempSync(join(tmpdir(), 'portico-peers-'))
  try {
    const workspaces = [...new Set(Object.values(folders).flat())].flatMap((name) => ['--workspace', name])
    const pack = ['pack', '--loglevel=error', '--ignore-scripts', '--pack-destination', place, ...workspaces]
    execFileSync('npm', pack, { cwd: root, stdio: 'ignore' })
    const tarballs = readdirSync(place)
    for (const [react, names] of Object.entries(folders)) {
      const packed = names.map((name) => tarballs.find((file) => file.includes(name.split('/').at(-1) ?? name)) ?? name)
      resolve(place, [`react@${react}`, `react-dom@${react}`, ...packed.map((file) => join(place, file))])
      console.log(`held  ${names.join(', ')} install beside React ${react} without a warning of peers`)
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** @param {string} place @param {readonly string[]} packages */
function resolve(place, packages) {
  const folder = mkdtempSync(join(place, 'empty-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true }')
  const options = ['--package-lock-only', '--strict-peer-deps', '--prefer-offline', '--no-audit', '--no-fund']
  const { status, stderr } = spawnSync('npm', ['install', ...options, ...packages], {
    cwd: folder,
    env: withoutNpm(process.env),
    encoding: 'utf8',
  })
  if (status === 0 && !/peer|ERESOLVE/i.test(stderr)) return
  throw new Error(`npm install ${packages.join(' ')} in an empty folder has a problem:\n${stderr}`)
}
