import { describe, expect, it } from 'vitest'
import { findChromium, type Machine } from '../../scripts/test/chromium.mjs'

function machine(programs: readonly string[], more: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    isProgram: (path) => programs.includes(path),
    playwrightPath: () => '/cache/playwright/chrome',
    run: () => false,
    ...more,
  }
}

describe('findChromium', () => {
  it('takes the browser that PORTICO_CHROMIUM names before any other', () => {
    const env = { PATH: '/usr/bin', PORTICO_CHROMIUM: '/opt/chromium' }
    expect(findChromium(machine(['/usr/bin/chromium', '/opt/chromium'], { env }))).toBe('/opt/chromium')
  })

  it('refuses a PORTICO_CHROMIUM that is no program, though another browser is there', () => {
    const env = { PATH: '/usr/bin', PORTICO_CHROMIUM: '/opt/nothing' }
    expect(() => findChromium(machine(['/usr/bin/chromium'], { env }))).toThrow(
      'PORTICO_CHROMIUM is /opt/nothing, which is no program',
    )
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('finds %s on the PATH', (name) => {
    expect(findChromium(machine([`/usr/bin/${name}`]))).toBe(`/usr/bin/${name}`)
  })

  it('takes a browser on the PATH before the one of Playwright', () => {
    expect(findChromium(machine(['/cache/playwright/chrome', '/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome')
  })

  it("falls back on Playwright's own", () => {
    expect(findChromium(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome')
  })

  it('installs the one of the distribution as root', () => {
    const programs = ['/usr/bin/apt-get']
    const commands: string[] = []
    const run = (command: string, args: readonly string[]) => {
      commands.push([command, ...args].join(' '))
      if (args[0] === 'install') programs.push('/usr/bin/chromium')
      return true
    }
    expect(findChromium(machine(programs, { isRoot: true, run }))).toBe('/usr/bin/chromium')
    expect(commands).toEqual(['apt-get update', 'apt-get install --yes --no-install-recommends chromium'])
  })

  it('findChromium names the one command to run if it may not install', () => {
    expect(() => findChromium(machine(['/usr/bin/apt-get']))).toThrow(/Run: sudo apt-get install \S.*chromium$/)
    expect(() => findChromium(machine([]))).toThrow(/Run: npx playwright-core install chromium$/)
  })

  it('findChromium names the command to run if installing fails', () => {
    expect(() => findChromium(machine(['/usr/bin/apt-get'], { isRoot: true }))).toThrow('Run: sudo apt-get install')
  })
})
