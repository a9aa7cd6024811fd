import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/pages.mjs'
import { layers } from '../arch/direction.ts'
import { namesOf } from './kit-names.ts'

it('the page of the architecture names each folder of headless', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const rows = namesOf(page, 'Headless', /^\| (`[^|]*) \|/gm)
  const named = rows.flatMap((row) => row.match(/(?<=`)[a-z-]+(?=[`/])/g) ?? [])
  expect(named.sort()).toEqual(Object.keys(layers).sort())
})
