// @ts-check
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** @type {import('./part.mjs').Part} */
export const engines = {
  id: 'engines',
  title: 'Engines',
  commands: ['npm run test:engines'],
  method:
    'Each flow with a fresh provider and profile, in the engines that Debian packages. The other tests run in Chromium.',
  async measure({ root }) {
    const child = spawn('npm', ['run', '--silent', 'test:engines'], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      printed += chunk
    })
    await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
    const lines = stripVTControlCharacters(printed).split('\n')
    const [columns, , ...rows] = lines
      .slice(lines.findIndex((line) => line.startsWith('| Flow |')))
      .filter((line) => line.startsWith('| '))
      .map((line) => line.slice(2, -2).split(' | '))
    if (!columns) return { sentences: ['No other engine is installed on the machine of this run.'], tables: [] }
    // A flow has no result where it does not run.
    const results = rows.flatMap(([, ...cells]) => cells.filter(Boolean))
    const passed = results.filter((result) => result.startsWith('ok')).length
    return { sentences: [`${passed} of ${results.length} runs passed.`], tables: [{ columns, rows }] }
  },
}
