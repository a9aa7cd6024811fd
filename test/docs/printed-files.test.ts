import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'

it('the files that guides print are those of the project', () => {
  const { stderr, status } = spawnSync(process.execPath, [join(root, 'scripts/generate/guides.mjs'), '--check'])
  expect({ status, report: stderr.toString() }).toEqual({ status: 0, report: '' })
})
