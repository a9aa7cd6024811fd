import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { PorticoError } from '../../src/core/errors.ts'
import { emptyList, type ListActions, type ListPage, type ListRow, type ListState } from '../../src/core/lists/list.ts'
import { listing, searchDelay } from '../../src/core/lists/listing.ts'
import type { Outcome } from '../../src/core/outcome.ts'
import { type BareFeature, bareContainer, type Deferred, deferred, type Row } from '../bare-container.ts'
import { settle } from '../fake-ports.ts'
import { listModel, providerPage, type SentRead, type SentVerb } from './model.ts'

interface RowsActions extends ListActions {
  rename(input: Row): Promise<Outcome>
  remove(input: ListRow): Promise<Outcome>
}

const ids = ['1', '2', '3', '4', '5'] as const
const events = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('search' as const), text: fc.constantFrom('', 'a', 'b') }) },
  fc.record({ do: fc.constant('sort' as const), order: fc.constantFrom('ASC' as const, 'DESC' as const) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('page' as const), page: fc.nat(4) }) },
  fc.record({ do: fc.constant('size' as const), size: fc.constantFrom(1, 2, 3) }),
  fc.record({ do: fc.constant('load' as const) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), id: fc.constantFrom(...ids) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rename' as const),
      id: fc.constantFrom(...ids),
      name: fc.constantFrom('a', 'b'),
    }),
  },
  fc.record({ do: fc.constant('select' as const), ids: fc.subarray([...ids]) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('answer a read' as const), at: fc.nat(), isGood: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('answer a verb' as const), at: fc.nat(), isGood: fc.boolean() }),
  },
  fc.record({ do: fc.constant('forget' as const) }),
)
type ListEvent = typeof events extends fc.Arbitrary<infer Event> ? Event : never

describe('a list under any actions, with late, failed and reordered answers', () => {
  it('a list with late, failed and reordered responses matches a simple model under any actions', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(events, { maxLength: 25 }), async (script) => {
        await play(script)
      }),
      { numRuns: runs(10_000, 40) },
    )
  })
})

async function play(script: readonly ListEvent[]) {
  let stored: readonly Row[] = ids.map((id, at) => ({ id, name: 'abcab'.charAt(at) }))
  const reads: { readonly sent: SentRead; readonly answer: Deferred<ListPage<Row>> }[] = []
  const openReads: number[] = []
  const verbs: { readonly verb: SentVerb; readonly answer: Deferred<void> }[] = []
  const query = { pageSize: 2 }
  const called: Deferred<void>[] = []
  const ask = () => {
    const answer = deferred()
    called.push(answer)
    return answer.promise
  }
  const list: BareFeature<ListState<Row>, RowsActions> = {
    name: 'rows',
    scope: 'tenant',
    reads: ['rows'],
    state: () => emptyList(query),
    actions(tools) {
      const { actions, changing, removing } = listing<Row>(
        tools,
        (asked) => {
          const answer = deferred<ListPage<Row>>()
          openReads.push(reads.length)
          reads.push({ sent: providerPage(stored, asked), answer })
          return answer.promise
        },
        { resource: 'rows' },
      )
      return {
        ...actions,
        rename: changing(
          (row, { name }) => ({ ...row, name }),
          (_: Row) => ask(),
        ),
        remove: removing((_: ListRow) => ask()),
      }
    },
  }
  const { container, ports } = bareContainer()
  const slice = container.get(list)
  slice.subscribe(() => {})
  const model = listModel(emptyList(query).query, () => stored)

  for (const event of script) {
    await apply(event)
    await settle()
    const { rows, total, query: shown, status, selected } = slice.getSnapshot()
    expect({ rows, total, query: shown, status, selected }).toEqual(model.predicted())
    expect(reads.map(({ sent }) => sent)).toEqual(model.reads)
    for (const id of ids) {
      const { isBusy, error } = slice.actions.rowState(id)
      expect({ isBusy, hasFailed: error !== null }).toEqual(model.rowState(id))
    }
  }

  function call(verb: SentVerb) {
    const [answer] = called.splice(0)
    if (answer) verbs.push({ verb, answer })
    model.call(verb)
  }

  async function apply(event: ListEvent) {
    switch (event.do) {
      case 'search':
        void slice.actions.search({ text: event.text })
        return model.read('searching', { search: event.text, page: 0 }, true)
      case 'sort':
        void slice.actions.sort({ by: 'name', order: event.order })
        return model.read('refreshing', { sort: { by: 'name', order: event.order }, page: 0 })
      case 'page':
        void slice.actions.goToPage({ page: event.page })
        return model.read('refreshing', { page: event.page })
      case 'size': {
        const { page, pageSize } = slice.getSnapshot().query
        void slice.actions.setPageSize({ pageSize: event.size })
        return model.read('refreshing', {
          pageSize: event.size,
          page: Math.floor((page * (pageSize ?? 1)) / event.size),
        })
      }
      case 'load':
        void slice.actions.load()
        return model.read('refreshing', {})
      case 'remove':
        void slice.actions.remove({ id: event.id })
        return call({ kind: 'remove', id: event.id, name: '' })
      case 'rename':
        void slice.actions.rename({ id: event.id, name: event.name })
        return call({ kind: 'rename', id: event.id, name: event.name })
      case 'select':
        slice.actions.select({ ids: event.ids })
        return model.select(event.ids)
      case 'wait':
        await ports.clock.advance(searchDelay)
        return model.wait()
      case 'answer a read': {
        const [at = -1] = openReads.length > 0 ? openReads.splice(event.at % openReads.length, 1) : []
        const [real, predicted] = [reads[at], model.reads[at]]
        if (!real || !predicted) return
        if (event.isGood) real.answer.resolve(real.sent)
        else real.answer.reject(new PorticoError('network', 'Lost'))
        return model.answerRead(predicted, event.isGood)
      }
      case 'answer a verb': {
        const [sent] = verbs.length > 0 ? verbs.splice(event.at % verbs.length, 1) : []
        if (!sent) return
        const { kind, id, name } = sent.verb
        if (event.isGood) {
          stored = kind === 'remove' ? stored.filter((row) => row.id !== id) : renamed(stored, { id, name })
          sent.answer.resolve()
        } else sent.answer.reject(new PorticoError('network', 'Lost'))
        return model.answerVerb(sent.verb, event.isGood)
      }
      case 'forget':
        container.forget('tenant')
        return model.forget()
      default:
        return event satisfies never
    }
  }
}

function renamed(rows: readonly Row[], changed: Row): readonly Row[] {
  return rows.map((row) => (row.id === changed.id ? changed : row))
}
