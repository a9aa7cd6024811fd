import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/generate/styles.mjs', import.meta.url))
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

  it('the light sheet has the first colour of each pair, behind a condition', () => {
    const css = `@layer portico.base { .portico { --a: light-dark(rgb(1 2 3 / 0.5), #000); --b: #111; margin: 0 } }
      @layer portico.components { .portico-Code { box-shadow: 0 0 1px light-dark(red, blue), 0 0 2px light-dark(lime, navy) } }`
    const light = generate({ 'theme/tokens.css': css }, '--dist').written('dist/styles/light.css')
    expect(light).toMatch(/^@supports not \(color:light-dark\(red,blue\)\)\{/)
    const rules = light.slice(light.indexOf('{'))
    expect(rules).not.toMatch(/light-dark|navy|--b|margin/)
    expect(rules).toMatch(/--a:#01020380[;}]/)
    expect(rules).toMatch(/box-shadow:0 0 1px red, ?0 0 2px (?:lime|#0f0)[;}]/)
    expect(rules.split('{')).toHaveLength(rules.split('}').length)
  })

  it('a token with a pair in one theme is in the light sheet wherever it is declared, and a guarded one is not', () => {
    const css = `@layer portico.base {
      .portico { --a: light-dark(#123456, #000) }
      .portico:where([data-theme="plain"]) { --a: #abcdef; --c: #111 }
      @media (prefers-contrast: more) { .portico { --a: #fedcba } }
      @supports (color: oklch(from light-dark(red, blue) l c h)) { .portico { --a: light-dark(#777777, #000) } }
    }`
    const light = generate({ 'theme/tokens.css': css }, '--dist').written('dist/styles/light.css')
    expect(light.match(/--a:#\w+/g)).toEqual(['--a:#123456', '--a:#abcdef', '--a:#fedcba'])
    expect(light).toContain('@media')
    expect(light).not.toContain('--c')
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
