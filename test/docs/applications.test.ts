import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examplesOf, readPages, root } from '../../scripts/reference/pages.mjs'

/** The folders of applications that other tests run, by the guide that prints their files. */
const applications = [
  ['docs/next.md', 'test/compat/next'],
  ['docs/emulator.md', 'test/compat/jsdom', 'sign-in.test.tsx'],
] as const

describe.each(applications)('the files printed by %s', (page, folder, only?: string) => {
  const printed = readPages()
    .filter(({ path }) => path === page)
    .flatMap(examplesOf)
    .filter(({ file }) => file !== null && (only === undefined || file === only))

  it(`equal those of ${folder}, which other tests run`, () => {
    expect(printed.length).toBeGreaterThan(0)
    for (const { file, code } of printed)
      expect(code, file ?? '').toBe(readFileSync(join(root, folder, file ?? ''), 'utf8'))
  })
})
