import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/generate-styles.mjs', import.meta.url))
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const kit = {
  'isolation/ground.css': layered('Ground'),
  'screens/login/later.css': layered('Code'),
  'screens/portal/users/users.css': layered('UsersTable'),
  'primitives/portal/table/table.css': layered('Table'),
  'screens/checkout/plans/plans.css': layered('Plans'),
}

describe('the styles of a kit', () => {
  it('the styles of a kit are one text per group of screens', () => {
    const { written } = generate(kit)
    const rulesIn = (path: string) => [...written(path).matchAll(/\.portico-(\w+)/g)].map(([, part]) => part).sort()
    expect(rulesIn('src/isolation/first-styles.gen.ts')).toEqual(['Ground'])
    expect(rulesIn('src/isolation/later-styles.gen.ts')).toEqual(['Code'])
    expect(rulesIn('src/isolation/portal/styles.gen.ts')).toEqual(['Table', 'UsersTable'])
    expect(rulesIn('src/isolation/checkout/styles.gen.ts')).toEqual(['Plans'])
  })

  it('the styles of a group without any are empty', () => {
    const { written } = generate({ 'isolation/ground.css': layered('Ground') })
    expect(written('src/isolation/portal/styles.gen.ts')).toContain('"@layer portico.base,portico.components;"')
  })

  it('the styles of a kit are one file of everything for the page, and one per group', () => {
    const { written } = generate(kit, '--dist')
    for (const part of ['Ground', 'Code', 'Table', 'Plans']) expect(written('dist/styles.css')).toContain(part)
    expect(written('dist/styles/sign-in.css')).not.toMatch(/Table|Plans/)
    expect(written('dist/styles/portal.css')).not.toMatch(/Ground|Code|Plans/)
    expect(written('dist/styles/checkout.css')).toContain('Plans')
  })
})

/** Runs the script on these sheets, in a new folder. */
function generate(sheets: Readonly<Record<string, string>>, ...options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-styles-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...sheets, 'slots/slots.tsx': '' })) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true })
    writeFileSync(join(folder, 'src', path), text)
  }
  execFileSync(process.execPath, [script, folder, ...options])
  return { written: (path: string) => readFileSync(join(folder, path), 'utf8') }
}

function layered(part: string): string {
  return `@layer portico.components { .portico-${part} { margin: 0 } }`
}
