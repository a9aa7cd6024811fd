import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runDoctor } from '../../src/doctor/index.ts'
import { textOf } from '../../src/doctor/report.ts'
import { type Lab, openLab } from './lab.ts'

let lab: Lab
beforeEach(async () => {
  lab = await openLab()
})
afterEach(() => lab.close())

describe('portico doctor', () => {
  it.each([
    [[], '--provider or --env is needed'],
    [['--provider'], "'--provider"],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['--provider', 'https://id.example.com', '--origin', 'app.example.com'], '--origin takes an origin'],
    [['--provider', 'https://id.example.com', '--origin', 'https://app.example.com/login'], '--origin takes an origin'],
    [['--provider', 'https://id.example.com', '--with', 'paypal'], '--with takes captcha, stripe, tag-manager'],
    [['--provider', 'https://id.example.com', '--email', 'ada@example.com'], 'PORTICO_DOCTOR_PASSWORD'],
    [['--env', 'no-such-file'], 'cannot be read'],
  ])('the arguments %j are refused with 2 and a reason', async (args, reason) => {
    const { exitCode, printed, errors } = await run(args)
    expect([exitCode, printed]).toEqual([2, ''])
    expect(errors).toContain(reason)
    expect(errors).toContain('portico doctor --provider URL')
  })

  it('portico doctor --help prints the options and ends with 0', async () => {
    const { exitCode, printed } = await run(['--help'])
    expect(exitCode).toBe(0)
    expect(printed).toContain('--password-stdin')
  })

  it('a report for people has code, value, effect and remedy, errors first, and no colours outside of a terminal', async () => {
    const { exitCode, printed } = await run(['--provider', `${lab.provider}/frontegg`, '--origin', 'http://app.test'])
    expect(exitCode).toBe(1)
    expect(printed).toMatch(
      /^error cors-origin: .+\n {2}Seen {4}GET \/flags allows no origin, not http:\/\/app\.test\n {2}Effect {2}.+\n {2}Remedy {2}.+$/m,
    )
    expect(printed.indexOf('error cors-origin')).toBeLessThan(printed.indexOf('note address-prefix'))
    expect(printed).not.toContain('\u001b')
  })

  it('a report in a terminal has colours', () => {
    const report = { findings: [{ code: 'clock', seen: 'now' }], skipped: [], passed: [] } as const
    const subject = { given: 'https://id.example.com', origin: null }
    expect(textOf(report, subject, true)).toContain('\u001b[31merror clock')
  })

  it('a report never contains a secret', async () => {
    const secret = 'b7e23ec29af22b0b4e41da31e868d572'
    const lines = [
      `PORTICO_ENCRYPTION_PASSWORD=${secret}`,
      `PORTICO_CLIENT_SECRET= ${secret}"`,
      `VITE_PORTICO_CLIENT_SECRET=${secret}`,
      'PORTICO_BASE_URL=https://id.example.com',
    ]
    const folder = lab.files({ '.env': lines.join('\n') })
    for (const json of [[], ['--json']]) {
      const { printed } = await run(['--env', `${folder}/.env`, '--provider', lab.provider, ...json])
      expect(printed).toContain('secret-public')
      expect(printed).not.toContain(secret)
    }
  })

  async function run(args: readonly string[]) {
    const [printed, errors]: [string[], string[]] = [[], []]
    const output = { print: (text: string) => printed.push(text), printError: (text: string) => errors.push(text) }
    const { node: nodeVersion } = process.versions
    const host = { env: {}, folder: lab.files({}), readInput: async () => '', isColoured: false }
    const exitCode = await runDoctor(args, output, { ...host, fetch, now: Date.now, nodeVersion })
    return { exitCode, printed: printed.join('\n'), errors: errors.join('\n') }
  }
})
