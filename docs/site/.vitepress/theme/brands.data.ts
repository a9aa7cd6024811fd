import { readStaged } from '../../staged.mjs'

interface Brand {
  readonly title: string
  readonly appearance: { readonly theme: string; readonly tokens?: Readonly<Record<string, string | number>> }
}

declare const data: Readonly<Record<string, Brand>>

export { data }

export default { load: (): Readonly<Record<string, Brand>> => JSON.parse(readStaged('public/brands.json')) }
