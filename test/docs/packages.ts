/** A row of the table of packages. */
export interface PackageRow {
  readonly name: string
  /** A file or folder that imports the package. */
  readonly place: string
  /** The files and folders that fail without the package, as globs. */
  readonly heldBy: readonly string[]
}

/** The rows of the table below the heading "Packages in use". */
export function packagesOf(text: string): readonly PackageRow[] {
  const [, section = ''] = text.split('\n## Packages in use\n')
  return [...section.matchAll(/^\| `([^`]+)` \| .* \| `([^`]+)` \| (.*) \|$/gm)].map(([, name, place, heldBy]) => ({
    name: name ?? '',
    place: place ?? '',
    heldBy: [...(heldBy ?? '').matchAll(/`((?:test|headless|ui-kit)\/[^`]+)`/g)].map(([, path = '']) => path),
  }))
}
