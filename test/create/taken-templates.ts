import { appendFileSync } from 'node:fs'
import { type Template, templates } from '../../tools/create-portico/src/templates.ts'
import { part, seed } from '../share.ts'

/** The templates of a run: `npm test` one by the seed, `npm run test:rest` all the others, any other run all. */
export function takenTemplates(): readonly Template[] {
  const drawn = templates[seed % templates.length]
  if (part === 'rest') return templates.filter((one) => one !== drawn)
  if (part === 'all' || !drawn) return templates
  const list = process.env['PORTICO_LEFT_OUT']
  for (const { id } of templates) if (list && id !== drawn.id) appendFileSync(list, `create\t${id}\tall\n`)
  return [drawn]
}
