import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** The exit code of a stand-in that fails; no other program ends with it. */
const failed = 7
/** All files of the project changed since this tree, which is empty. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
/** The steps of `.ci/run` on a machine that lacks nothing. */
const gate = [
  'npm ci',
  'npm test',
  'npm run test:rest',
  'node test/engines/programs.mjs --packages',
  'node test/engines/programs.mjs',
  'npm run test:engines',
]
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-gate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('.ci/run', () => {
  it('ends with 0 if each step does, and lists nothing as left out', () => {
    const run = runGate()
    expect(run.calls).toEqual(gate)
    expect(run).toMatchObject({ status: 0, printed: '' })
  })

  it.each(gate)('ends with the exit code of "%s", and runs nothing after it', (step) => {
    const run = runGate({ failing: step })
    expect(run.status).toBe(failed)
    expect(run.calls).toEqual(gate.slice(0, gate.indexOf(step) + 1))
  })

  it('lists the engines that could not be installed as left out, in its last lines', () => {
    const run = runGate({ failing: 'apt-get install', isPart: true, missing: 'firefox-esr xvfb' })
    expect(run.calls).not.toContain('npm run test:engines')
    expect(run.calls).toContain('apt-get install -y -qq --no-install-recommends firefox-esr xvfb')
    expect(run.status).toBe(0)
    expect(run.printed.trim().split('\n').at(-1)).toBe('Left out: npm run test:engines. firefox-esr xvfb')
  })

  it.each([
    ['nginx', 'nginx-light', 'the tests behind nginx'],
    ['glewlwyd', 'glewlwyd sqlite3', 'the tests with Glewlwyd'],
    ['sqlite3', 'glewlwyd sqlite3', 'the tests with Glewlwyd'],
    ['php', 'simplesamlphp php-cli php-xml php-mbstring', 'the tests with SimpleSAMLphp'],
  ])('installs what lacks %s, and lists it as left out if that fails', (program, packages, leftOut) => {
    const run = runGate({ without: program, failing: 'apt-get install', isPart: true })
    expect(run.calls).toContain(`apt-get install -y -qq --no-install-recommends ${packages}`)
    expect(run.status).toBe(0)
    expect(run.printed.trim().split('\n').at(-1)).toContain(`Left out: ${leftOut}`)
  })

  it('lists what it left out after a failure as well', () => {
    const run = runGate({ failing: 'npm test', without: 'redis-server' })
    expect(run.status).toBe(failed)
    expect(run.printed.trim().split('\n').at(-1)).toMatch(/^Left out: the tests of several processes/)
  })
})

describe.each(['seed', 'rest'])('npm test, of the %s', (part) => {
  const parameters = part === 'rest' ? ['--rest'] : []
  const runTests = (failing?: string) => runWith(process.execPath, ['scripts/test/run.mjs', ...parameters], { failing })

  it('ends with 0 if each step does, and with 1 if one of them fails, after all steps that do not need it', () => {
    const whole = runTests()
    expect(whole.status).toBe(0)
    const steps = whole.calls.map((call) => call.replace('npm run --silent ', ''))
    expect(steps).toEqual(expect.arrayContaining(['build', 'test:unit', 'test:create', 'test:e2e']))
    for (const step of steps) {
      const run = runTests(`npm run --silent ${step}`)
      expect(run.status, step).toBe(1)
      expect(run.printed, step).toContain(`FAILED: ${step} ended with code ${failed}`)
      if (step !== 'build') expect(run.calls.length, step).toBe(whole.calls.length)
    }
  }, 60_000)
})

it('npm test and npm run test:rest draw the same seed, by the committed tree', () => {
  const seeds = [[], ['--rest']].map((parameters) =>
    runWith(process.execPath, ['scripts/test/run.mjs', ...parameters], {
      failing: 'npm run --silent build',
      seed: null,
    }),
  )
  const tree = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, encoding: 'utf8' }).stdout
  const seed = `PORTICO_SEED=${Number.parseInt(tree.slice(0, 7), 16)};`
  for (const { printed } of seeds) expect(printed).toContain(seed)
})

describe('npm run check', () => {
  const runCheck = (failing?: string) =>
    runWith(process.execPath, ['scripts/test/check.mjs', emptyTree], { failing, isPart: true })

  it('ends with 0 if each part does', () => {
    const run = runCheck()
    expect(run.calls).toHaveLength(4)
    expect(run.status).toBe(0)
  })

  it.each(['--project unit', 'typecheck.mjs', 'biome', '--project arch'])(
    'ends with 1 if the part with "%s" fails',
    (part) => {
      expect(runCheck(part).status).toBe(1)
    },
  )
})

it('no script of package.json goes on after a failed program', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const loose = Object.entries<string>(scripts).filter(([, script]) => /[;|]|&(?!&)/.test(script.replaceAll('&&', '')))
  expect(loose).toEqual([])
})

/** A run of a command with stand-ins. */
interface Run {
  readonly status: number | null
  /** The calls of the stand-ins, in their order. */
  readonly calls: readonly string[]
  readonly printed: string
}

interface RunOptions {
  /** The call that fails. Default: none. */
  readonly failing?: string | undefined
  /** `true` if `failing` is a part of that call. */
  readonly isPart?: boolean
  /** What the stand-in of `node` prints: the packages that are missing. Default: none. */
  readonly missing?: string
  /** The seed of the environment. `null` for none. */
  readonly seed?: string | null
  /** A program that the machine lacks. Default: none. */
  readonly without?: string
}

/** Runs `.ci/run` with stand-ins, and with no other program than the one it needs. */
function runGate({ without, ...options }: RunOptions = {}): Run {
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  for (const name of ['dirname']) symlinkSync(pathOf(name), join(programs, name))
  for (const name of ['redis-server', 'nginx', 'glewlwyd', 'sqlite3', 'php'])
    if (name !== without) writeFileSync(join(programs, name), '#!/bin/sh\n', { mode: 0o755 })
  return runWith('/bin/sh', ['.ci/run'], options, programs)
}

/** Runs a program, for which `npm`, `node` and `apt-get` are stand-ins that log their calls. */
function runWith(
  program: string,
  parameters: readonly string[],
  { failing = '', isPart = false, missing = '', seed = '1' }: RunOptions,
  path = process.env['PATH'] ?? '',
): Run {
  const log = join(folder, 'calls.txt')
  const standIns = join(folder, 'stand-ins')
  mkdirSync(standIns, { recursive: true })
  writeFileSync(log, '')
  for (const name of ['npm', 'node', 'apt-get']) {
    writeFileSync(join(standIns, name), standIn(name))
    chmodSync(join(standIns, name), 0o755)
  }
  const { status, stdout, stderr } = spawnSync(program, [...parameters], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: [standIns, path].join(delimiter),
      PORTICO_CHROMIUM: process.execPath,
      ...(seed !== null && { PORTICO_SEED: seed }),
      LOG: log,
      FAILING: failing && isPart ? `*${failing}*` : failing,
      MISSING: missing,
    },
  })
  const calls = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return { status, calls, printed: `${stdout}${stderr}` }
}

/** Logs its call, and fails if it is the one that shall. */
function standIn(name: string): string {
  return [
    '#!/bin/sh',
    `call="${name} $*"`,
    'echo "$call" >> "$LOG"',
    `case "$call" in \${FAILING:-none}) exit ${failed};; esac`,
    name === 'node' ? '[ -z "$MISSING" ] || echo "$MISSING"' : '',
  ].join('\n')
}

/** The path of a program of the system. */
function pathOf(name: string): string {
  return spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
}
