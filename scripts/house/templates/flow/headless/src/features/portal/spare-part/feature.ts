import type { Feature } from '../../../client/index.ts'
import { typedCode } from '../../../core/typed-code.ts'
import { sessionFeature } from '../../../session/index.ts'
import type { SparePartActions, SparePartState } from './types.ts'

/** The codes of errors that `sparePart` makes itself. Their meaning is in its guide. */
const sparePartErrors = {
  sparePartCodeRequired: 'spare-part-code-required',
} as const

/** The spare part of the signed-in person, confirmed by a code. */
export const sparePartFeature: Feature<SparePartState, SparePartActions, undefined, SparePartMemory> = {
  name: 'spare-part',
  scope: 'user',
  state: () => ({ step: { name: 'begin' } }),
  memory: () => ({ otcToken: '' }),
  actions: ({ client, task, step, cancelAll, memory }) => ({
    begin: task('single', async ({ set, signal }) => {
      const { otcToken } = await client.api.post(root, { signal })
      memory().otcToken = otcToken
      set({ step: { name: 'confirm', email: client.get(sessionFeature).getSnapshot().user?.email ?? '' } })
    }),
    submitCode: task('single', async ({ set, signal }, { code }) => {
      const typed = typedCode(code, sparePartErrors.sparePartCodeRequired, 'Enter the code that was sent')
      const body = { otcToken: memory().otcToken, code: typed }
      await client.api.post(`${root}/verify`, { body, signal })
      set({ step: { name: 'success' } })
    }),
    restart: step(({ set }) => {
      cancelAll()
      set({ step: { name: 'begin' } })
    }),
  }),
}

interface SparePartMemory {
  /** Goes back with the code. */
  otcToken: string
}

const root = '/draft/resources/spare-part/v1'
