// @ts-check
// `npm run release -- --dry-run` makes a release in a clean copy: versions and changelogs from the change files, builds, packed
// packages, notes. It publishes nothing: it prints the commands that do, in the order of the dependencies.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { lackingToPublish, notesOf, publicPackages } from './parts.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--dry-run')) release()
  else {
    console.error(
      'Publishing is for the owner of the packages. `npm run release -- --dry-run` makes all that it takes.',
    )
    process.exitCode = 2
  }
}

function release() {
  const copy = join(root, '.cache/release/copy')
  const out = join(root, '.cache/release/packages')
  rmSync(join(root, '.cache/release'), { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  run('git', ['clone', '--quiet', '--no-hardlinks', root, copy], root)
  run('npm', ['ci', '--prefer-offline', '--no-progress', '--loglevel=error'], copy)
  if (changesIn(copy)) run('npm', ['run', '--silent', 'versions'], copy)
  run('npm', ['run', '--silent', 'build'], copy)

  const packages = publicPackages(copy)
  const versions = new Set(packages.map(({ manifest }) => manifest.version))
  const [version = ''] = versions
  const notes = notesOf(packages, version)
  writeFileSync(join(root, '.cache/release/notes.md'), notes)

  console.log(`\nVersion ${[...versions].join(', ')}\n`)
  const files = packages.map(({ folder, manifest }) => {
    const file = packed(join(copy, folder), out)
    const bytes = readFileSync(join(out, file))
    const digest = createHash('sha512').update(bytes).digest('base64').slice(0, 16)
    console.log(`  ${manifest.name.padEnd(28)} ${(bytes.length / 1024).toFixed(0).padStart(6)} KiB  sha512 ${digest}…`)
    return file
  })
  console.log(`\nNotes, in .cache/release/notes.md:\n\n${notes.trim().split('\n').slice(0, 20).join('\n')}\n  …`)

  const lacking = packages.flatMap(({ manifest }) => lackingToPublish(manifest))
  if (versions.size > 1) lacking.push(`The packages have several versions: ${[...versions].join(', ')}`)
  if (lacking.length > 0) console.log(`\nMissing for a publication with provenance:\n  ${lacking.join('\n  ')}`)
  console.log('\nTo publish, in a workflow that may request an identity token:')
  for (const file of files) console.log(`  npm publish .cache/release/packages/${file} --access public --provenance`)
}

/** `true` if a copy has change files that are not in a version yet. @param {string} copy */
function changesIn(copy) {
  const listed = execFileSync('git', ['ls-files', '.changeset/*.md'], { cwd: copy, encoding: 'utf8' })
  return listed.split('\n').some((file) => file !== '' && basename(file) !== 'README.md')
}

/** Packs a package into a folder. Returns the name of the file. @param {string} folder @param {string} out */
function packed(folder, out) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', out]
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${folder} could not be packed: ${stderr}`)
  return JSON.parse(stdout)[0].filename
}

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; what is above says why.`)
}
