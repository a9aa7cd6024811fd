// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs what the lock file of `folder` names, unless that has been done. A React of its own cannot come from the
 * root, where there is only one; so the first run needs the registry or what npm has kept of it.
 *
 * @param {string} folder
 * @param {readonly string[]} subjects The packages under test, whose dependencies the folder has to pin alike.
 */
export async function installLocked(folder, subjects) {
  for (const subject of subjects) holdPins(manifestOf(folder), manifestOf(subject))
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules/.installed-lock')
  if (textOf(stamp) === lock) return
  console.log(`Installing ${manifestOf(folder).name} …`)
  const installing = spawn('npm', ['ci', '--prefer-offline', '--loglevel=error', '--no-progress'], {
    cwd: folder,
    env: withoutNpm(process.env),
    stdio: 'inherit',
  })
  const [status] = await once(installing, 'close')
  if (status !== 0) {
    throw new Error(
      `${folder} could not be installed, so @portico/headless cannot be tried there. ` +
        'Without a network it needs what npm has kept from an earlier install: run "npm ci" there once with one.',
    )
  }
  writeFileSync(stamp, lock)
}

/** @typedef {{ readonly name: string, readonly dependencies?: Readonly<Record<string, string>> }} Manifest */

/** @param {Manifest} folder @param {Manifest} subject */
function holdPins(folder, subject) {
  // A package depends on ranges. The copy here has the version that each range begins with, which is the one of the lock.
  const pins = Object.fromEntries(
    Object.entries({ ...subject.dependencies }).map(([name, range]) => [name, range.replace(/^[~^]/, '')]),
  )
  const wrong = Object.keys(pins).filter(
    (name) => !name.startsWith('@portico/') && folder.dependencies?.[name] !== pins[name],
  )
  if (wrong.length === 0) return
  throw new Error(
    `${folder.name} does not pin ${wrong.map((name) => `${name} ${pins[name]}`).join(', ')} as ${subject.name} needs it. ` +
      'Correct its package.json and run "npm install" beside it.',
  )
}

/** @param {string} folder @returns {Manifest} */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** An npm that another one starts takes its project from the environment; here the folder is the project. @param {NodeJS.ProcessEnv} env */
export function withoutNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_(?:config_local_prefix|package)/.test(name)))
}
