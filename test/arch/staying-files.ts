import type { StayingFiles } from './thin-files.ts'

const size = 'in one file, a part that loads earlier takes it along: `npm run size`'

/** Thin files with one importer in their folder that do not join it, each with its reason. */
export const stayingFiles: StayingFiles = {
  'headless/src/features/portal/account-settings/errors.ts': size,
  'headless/src/features/portal/account-settings/metadata-actions.ts': size,
  'headless/src/features/portal/account-settings/shapes.ts': size,
  'providers/emulator/src/state/demo-sub-accounts.ts': 'each part of the demonstration is in a file of its own',
  'ui-kit/src/screens/portal/components/our-components.ts': 'the stamp of a new section adds a row',
}
