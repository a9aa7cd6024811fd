import { type Draft, produce } from 'immer'

/**
 * Writes an optimistic change as an edit of a draft: `optimistic(recipe((list) => { … }))`. The only place that knows
 * immer, so that flows, which never need it, do not carry it.
 */
export function recipe<State>(edit: (draft: Draft<State>) => void): (state: State) => State {
  return (state) =>
    produce(state, (draft) => {
      edit(draft)
    })
}
