import { edited } from '../../../../file-edits/src/text-edits.ts'
import { countErrors } from '../../source-tree/count-errors.ts'
import { importedAs, insertImports, mentions, type NamedImport, renders } from '../../source-tree/insert-import.ts'
import { type Place, putAround } from '../../source-tree/put-around.ts'
import { sourceTree } from '../../source-tree/source-tree.ts'
import { type Insertion, insertionInto, type Plan } from '../change.ts'
import { type Project, textIn } from '../project.ts'

/** The place of the provider around the application. */
export interface Around {
  readonly path: string
  /** The import of the provider file, as the file at `path` writes it. */
  readonly from: string
  /** The path of the provider file in the application. */
  readonly needs: string
  /** The places that the provider may go around; the first that is there once is used. */
  readonly places: readonly Place[]
  /** The place in words, for a person. */
  readonly place: string
}

/** Plans the insertion of the provider around an application. */
export function aroundApplication(project: Project, { path, from, needs, places, place }: Around): Plan {
  const text = textIn(project, path) ?? ''
  const step = `In ${path}, import { Portico } from '${from}' and put <Portico> around ${place}.`
  const imports = [{ name: 'Portico', from }]
  return insertionInto(path, text, around(path, text, { imports, places, open: ['<Portico>'], step }), needs)
}

/** Elements around a place in a file. */
interface Elements {
  /** What they need. The first one is the outermost element. */
  readonly imports: readonly NamedImport[]
  readonly places: readonly Place[]
  /** The lines before the place. */
  readonly open: readonly string[]
  /** The step for a person if there is no place, or if a name has another meaning in the file. */
  readonly step: string
}

/** Puts elements around a place of a file. Its text stays if it renders the provider already. */
export function around(path: string, text: string, { imports, places, open, step }: Elements): Insertion {
  const source = sourceTree(path, text)
  if (countErrors(path, text) > 0) return { step }
  const [outer] = imports
  const known = [importedAs(source, 'Portico', isProviderFile), importedAs(source, 'PorticoKit', isKit)]
  if (known.some((name) => name !== null && renders(source, name))) return { text }
  if (!outer || imports.some(({ name }) => mentions(source, name))) return { step }
  for (const place of places) {
    const found = putAround(source, place, open, `</${outer.name}>`)
    if (found) return { text: edited(text, [insertImports(source, imports), ...found]) }
  }
  return { step }
}

function isProviderFile(specifier: string): boolean {
  return /(?:^|\/)portico(?:\.[jt]sx?)?$/.test(specifier)
}

function isKit(specifier: string): boolean {
  return specifier === '@portico/ui-kit'
}
