// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** @type {import('./part.mjs').Part} */
export const engines = {
  id: 'engines',
  title: 'Engines',
  commands: ['npm run test:engines'],
  method:
    'Each flow with a fresh provider and profile, in the engines that Debian packages. All tests above run in Chromium.',
  async measure({ root }) {
    const report = join(root, '.cache/engines.json')
    rmSync(report, { force: true })
    spawnSync('npm', ['run', '--silent', 'test:engines'], { cwd: root, stdio: 'inherit' })
    if (!existsSync(report))
      return { sentences: ['No other engine is installed on the machine of this run.'], tables: [] }
    /** @type {{ engines: readonly { name: string, version: string }[], flows: readonly { title: string, results: readonly string[] }[] }} */
    const { engines: run, flows } = JSON.parse(readFileSync(report, 'utf8'))
    const passed = flows.flatMap(({ results }) => results).filter((result) => result === 'passed').length
    return {
      sentences: [`${passed} of ${flows.length * run.length} flows passed.`],
      tables: [
        {
          columns: ['Flow', ...run.map(({ name, version }) => `${name} ${version}`)],
          rows: flows.map(({ title, results }) => [title, ...results]),
        },
      ],
    }
  },
}
