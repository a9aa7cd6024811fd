import type { ListActions, RowInput } from '../../../core/lists/list.ts'
import type { AuditsTools } from './export-csv.ts'
import { withName, withView, writeViews } from './saved-views.ts'
import type { AuditsActions, AuditView, CreateAuditViewInput, UpdateAuditViewInput } from './types.ts'

/** The actions on saved views. */
export function viewActions(
  { client, state, step }: AuditsTools,
  { sort, search, filter }: Pick<ListActions, 'sort' | 'search' | 'filter'>,
): Pick<AuditsActions, 'createView' | 'applyView' | 'updateView' | 'removeView'> {
  return {
    createView: changing((views, { name }: CreateAuditViewInput) => withView(views, name, state().query)),
    updateView: changing((views, { id, name }: UpdateAuditViewInput) => withName(views, id, name)),
    removeView: changing((views, { id }: RowInput) => views.filter((view) => view.id !== id)),
    applyView: step((_, { id }: RowInput) => {
      const query = state().views.find((view) => view.id === id)?.query
      if (!query) return
      // Each read supersedes the one before, and the last one has the whole query.
      void sort(query.sort)
      void search({ text: query.search })
      void filter({ filters: query.filters })
    }),
  }

  function changing<Input>(change: (views: readonly AuditView[], input: Input) => readonly AuditView[]) {
    return step(({ set }, input: Input) => {
      const views = change(state().views, input)
      set({ views })
      writeViews(client, views)
    })
  }
}
