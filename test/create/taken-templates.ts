import { appendFileSync } from 'node:fs'
import { type Template, templates } from '../../tools/create-portico/src/templates.ts'
import { part, seed } from '../share.ts'

/**
 * The templates of a run: `npm test` one by the seed, `npm run test:rest` the two after it, any other run all. Two seeds that are three
 * apart take all of them.
 */
export function takenTemplates(): readonly Template[] {
  if (part === 'all') return templates
  const places = part === 'seed' ? [0] : [1, 2]
  const taken = templates.filter((_, at) => places.some((place) => (seed + place) % templates.length === at))
  const list = process.env['PORTICO_LEFT_OUT']
  for (const one of templates) if (list && !taken.includes(one)) appendFileSync(list, `create\t${one.id}\tall\n`)
  return taken
}
