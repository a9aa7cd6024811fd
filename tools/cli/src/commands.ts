import type { Command } from './command.ts'

/** The commands by name. Each one is loaded when it is called. */
export const commands: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Command> }>> = {
  emulator: {
    about: 'serves a provider on this machine',
    load: async () => (await import('./emulator/index.ts')).emulator,
  },
}
