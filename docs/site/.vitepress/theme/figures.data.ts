import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The size of a sign-in box, of Portico and of its peers, as the page of proof has it. */
export interface Figures {
  readonly measuredOn: string
  readonly rows: readonly { readonly name: string; readonly kib: string; readonly note: string }[]
}

declare const data: Figures

export { data }

const file = fileURLToPath(new URL('../../../proof/figures.json', import.meta.url))

export default {
  watch: [file],
  load(): Figures {
    const { sizes } = JSON.parse(readFileSync(file, 'utf8'))
    const table = sizes.tables.find(({ title }: { readonly title: string }) => title.startsWith('A sign-in box'))
    const rows = table.rows.map(([name = '', kib = '', note = '']: readonly string[]) => ({
      name: name.startsWith('**Portico**') ? 'Portico' : name.replace(/ [\d.]+$/, ''),
      kib,
      note,
    }))
    return { measuredOn: sizes.measuredOn, rows }
  },
}
