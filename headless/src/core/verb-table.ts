/** Makes a function from each entry of a table, under the name of the entry: `verbsFrom(table, (verb) => task(…))`. */
export function verbsFrom<Name extends string, Entry, Verb>(
  table: Readonly<Record<Name, Entry>>,
  make: (entry: Entry) => Verb,
): Readonly<Record<Name, Verb>> {
  return named(table, (name) => name, make) as Readonly<Record<Name, Verb>>
}

/** The same for verbs in bulk: the entry `enable` becomes `enableMany`. */
export function verbsInBulk<Name extends string, Entry, Verb>(
  table: Readonly<Record<Name, Entry>>,
  make: (entry: Entry) => Verb,
): Readonly<Record<`${Name}Many`, Verb>> {
  return named(table, (name) => `${name}Many`, make) as Readonly<Record<`${Name}Many`, Verb>>
}

function named<Entry, Verb>(
  table: Readonly<Record<string, Entry>>,
  nameOf: (name: string) => string,
  make: (entry: Entry) => Verb,
) {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [nameOf(name), make(entry)]))
}
