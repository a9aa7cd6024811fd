import { readStaged } from '../../staged.mjs'

interface Screen {
  readonly id: string
  readonly title: string
  readonly group: string
  readonly about: string
  readonly guide: string
}

declare const data: readonly Screen[]

export { data }

export default { load: (): readonly Screen[] => JSON.parse(readStaged('public/screens.json')) }
