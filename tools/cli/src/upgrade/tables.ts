import type { NewNames, Table } from './new-names.ts'

/** The public names that are different in this version, by package. */
export const tables: Readonly<Record<string, Table>> = {
  '@portico/headless': {
    ...ofHook('useMagicLink', 'MagicLink', { retry: { to: 'submit' }, startAgain: { to: 'restart' } }),
  },
}

/** New names of actions: the hook has them, its `calls` have them, and so has the type of its actions. */
function ofHook(hook: string, type: string, actions: Readonly<Record<string, NewNames>>): Table {
  const members = { ...actions, calls: { members: actions } }
  return { [hook]: { result: { members } }, [`${type}Actions`]: { isType: true, members: actions } }
}
