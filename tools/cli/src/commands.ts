import type { Command } from './command.ts'

/** The commands by name. Each one is loaded when it is called. */
export const commands: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Command> }>> = {
  doctor: {
    about: 'examines a provider and what stands before it',
    load: async () => (await import('./doctor/index.ts')).doctor,
  },
  emulator: {
    about: 'serves a provider on this machine',
    load: async () => (await import('./emulator/index.ts')).emulator,
  },
  init: {
    about: 'adds Portico to an application that is there',
    load: async () => (await import('./init/index.ts')).init,
  },
  migrate: {
    about: 'rewrites an application that uses another SDK',
    load: async () => (await import('./migrate/index.ts')).migrate,
  },
}
