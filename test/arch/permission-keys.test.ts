import { describe, expect, it } from 'vitest'
import { permissionKeys } from '../../scripts/generate/permission-keys.mjs'
import type { Module } from './source.ts'
import { type Findings, modulesOf, planted, readSources, root } from './source.ts'

const known = await permissionKeys(root)

/** Returns the texts that look like a permission of the provider and are none. */
function misspelled(modules: readonly Module[]): Findings {
  return modules.flatMap(({ path, text }) =>
    [...text.matchAll(/'(fe\.[\w.*-]+)'/g)].flatMap(([, key = '']) =>
      isKnown(key)
        ? []
        : [`${path}: "${key}" is no permission of the provider. The permissions are in the emulator’s catalogue`],
    ),
  )
}

/** A key, a family of keys, or a key of a family that the catalogue has as a whole. */
function isKnown(key: string): boolean {
  return known.some(
    (one) =>
      one === key ||
      one.startsWith(`${key}.`) ||
      (one !== 'fe.*' && one.endsWith('.*') && key.startsWith(one.slice(0, -1))),
  )
}

describe('the permissions of the provider', () => {
  it('headless and the kit name no permission that the provider does not have, which would hide a button for ever', () => {
    const modules = [...modulesOf(readSources('headless/src')), ...modulesOf(readSources('ui-kit/src'))].filter(
      ({ path }) => !/\.(?:test|test-d)\.tsx?$|\.gen\.ts$/.test(path),
    )
    expect(modules.filter(({ text }) => text.includes("'fe.")).length).toBeGreaterThan(20)
    expect(misspelled(modules)).toEqual([])
  })

  it.each(["'fe.secure.read.user'", "'fe.subscription.*'"])('the misspelled permission %s is reported', (text) => {
    expect(misspelled([planted('ui-kit/src/a.ts', `const guard = { permissions: [${text}] }`)])).toHaveLength(1)
  })
})
