import { type Insertion, insertionInto, type Plan } from '../change.ts'
import { withImport, wrapped } from '../insert.ts'
import { type Project, textIn } from '../project.ts'

/** The place of the provider around the application. */
export interface Around {
  readonly path: string
  /** The import of the provider file, as the file at `path` writes it. */
  readonly from: string
  /** The places that the provider may go around; the first that is there once is used. */
  readonly places: readonly RegExp[]
  /** The place in words, for a person. */
  readonly place: string
}

/** Plans the insertion of the provider around an application. */
export function aroundApplication(project: Project, { path, from, places, place }: Around): Plan {
  const text = textIn(project, path) ?? ''
  return insertionInto(
    path,
    text,
    insertion(text, from, places, `In ${path}, import { Portico } from '${from}' and put <Portico> around ${place}.`),
  )
}

function insertion(text: string, from: string, places: readonly RegExp[], step: string): Insertion {
  if (/<Portico(?:Kit)?\b/.test(text)) return { text }
  for (const place of places) {
    const found = wrapped(text, place, ['<Portico>'], '</Portico>')
    if (found !== null) return { text: withImport(found, `import { Portico } from '${from}'`) }
  }
  return { step }
}
